// Opens the page in Chromium from its file, as somebody who received the file would.

import { readFile } from "node:fs/promises";
import { pathToFileURL, fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const file = fileURLToPath(new URL("../dist/handle-syntax.html", import.meta.url));

/** Starts Chromium. On rare occasions it crashes while it starts, which is no failure of the page, so it gets another try. */
export async function launch() {
  const start = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGUMENTS });
  return start().catch((error) => {
    console.error(`Chromium is started once more: ${error.message.split("\n")[0]}`);
    return start();
  });
}

/** The page with a text and a dialect in its address. Everything that it complains about is in `complaints`. */
export async function open(browser, { text = "", as, ...options } = {}) {
  const context = await browser.newContext({ acceptDownloads: true, ...options });
  const page = await context.newPage();
  page.complaints = [];
  page.on("console", (message) => page.complaints.push(message.text()));
  page.on("pageerror", (error) => page.complaints.push(error.message));
  page.on("dialog", (dialog) => page.complaints.push(`a dialog: ${dialog.message()}`));
  page.on("request", (request) => {
    if (!/^(file|blob):/.test(request.url())) page.complaints.push(`a request to ${request.url()}`);
  });
  const fragment = new URLSearchParams({ ...(text && { text }), ...(as && { as }) });
  await page.goto(`${pathToFileURL(file)}#${fragment}`);
  await page.waitForSelector("body[data-ready]");
  return page;
}

/** Waits until the page has answered about this text. */
export async function answered(page, text) {
  const isAbout = (text) => {
    const verdict = document.querySelector("#verdict");
    return document.querySelector("#text").value === text && verdict.dataset.about === text;
  };
  await page.waitForFunction(isAbout, text).catch(async () => {
    const has = await page.inputValue("#text");
    throw new Error(`the page has no answer about ${JSON.stringify(text)}; the text in its field is ${JSON.stringify(has)}`);
  });
}

/** Types a text, and waits for the answer. */
export async function type(page, text) {
  await page.fill("#text", text);
  await answered(page, text);
}

/** The texts that are underlined, and their severities. */
export const underlined = (page) =>
  page.$$eval(".shadow [data-severity]", (marks) => marks.map((mark) => [mark.textContent, mark.dataset.severity]));

/** Opens a file with this name and these contents, which may be a text or octets. */
export const choose = (page, name, contents) =>
  page.setInputFiles("#choose", { name, mimeType: "application/octet-stream", buffer: Buffer.from(contents) });

/** Waits until the file has been checked, and its rows are shown. */
export const checked = (page) => page.waitForSelector(".file[aria-busy=false]", { state: "attached" });

/** Waits until nothing more is read or written: the progress is shown as long as something is. */
export const idle = (page) => page.waitForSelector(".file progress", { state: "hidden" });

/** What the page says about the file. */
export const status = (page) => page.innerText(".file [role=status]");

/** The identifiers in the table. */
export const identifiers = (page) => page.$$eval(".rows .text", (all) => all.map((one) => one.textContent));

/** The file that a button saves. */
export async function downloaded(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(`text=${button}`)]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

/** Pastes a text into the field. */
export const paste = (page, text) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.querySelector("#text").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
