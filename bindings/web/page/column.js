/** A growing list of numbers, of which there may be millions. */
export class Column {
  #Kind;
  #length = 0;

  constructor(Kind) {
    this.#Kind = Kind;
    this.values = new Kind(1024);
  }

  push(value) {
    if (this.#length === this.values.length) {
      const longer = new this.#Kind(2 * this.#length);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.#length++] = value;
  }

  get length() {
    return this.#length;
  }
}
