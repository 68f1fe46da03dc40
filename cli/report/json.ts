/**
 * Writes one JSON document piece by piece, so that a report of any length needs no more memory than its longest member:
 * open a list, add its members, close it, add plain members, end.
 */
export class JsonDocument {
  readonly #write: (line: string) => void;
  #first = true;

  /** `write` gets whole lines without their line end. */
  constructor(write: (line: string) => void) {
    this.#write = write;
    this.#write('{');
  }

  /** A list member: `add` writes an element, `close` ends it. Nothing else may be written between. */
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
