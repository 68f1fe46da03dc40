/**
 * Writes a JSON object in pieces, so that a report needs no more memory than its largest element: open a list, add elements,
 * close it, add other members, and end the object.
 */
export class JsonDocument {
  readonly #write: (line: string) => void;
  #first = true;

  /** `write` receives whole lines without their line end. */
  constructor(write: (line: string) => void) {
    this.#write = write;
    this.#write('{');
  }

  /** Opens a member that is a list: `add` writes an element, `close` ends the list. Write no other member before `close`. */
  list(key: string): { add(element: unknown): void; close(): void } {
    this.#write(`${this.#comma()}${JSON.stringify(key)}: [`);
    let first = true;
    return {
      add: (element) => {
        this.#write(`${first ? '' : ','}${JSON.stringify(element)}`);
        first = false;
      },
      close: () => this.#write(']'),
    };
  }

  member(key: string, value: unknown): void {
    this.#write(`${this.#comma()}${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  }

  end(): void {
    this.#write('}');
  }

  #comma(): string {
    const comma = this.#first ? '' : ',';
    this.#first = false;
    return comma;
  }
}
