/** A growing list of whole numbers, four bytes each. */
export class NumberList {
  #numbers = new Int32Array(16);
  #length = 0;

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Int32Array(this.#length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  at(index: number): number | undefined {
    return index < this.#length ? this.#numbers[index] : undefined;
  }

  /** Returns the index of the last number that is at most `value`, in an ascending list; -1 without one. */
  lastAtOrBefore(value: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#numbers[middle] ?? 0) <= value) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
