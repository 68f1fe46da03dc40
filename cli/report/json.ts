/**
 * Writes a JSON document piece by piece, so that a report of any length needs no more memory than its longest member: open a
 * list, add its elements, close it, add plain members, end.
 */
export class JsonDocument {
  readonly #write: (line: string) => void;
  #first = true;

  /** `write` receives whole lines without their line end. */
  constructor(write: (line: string) => void) {
    this.#write = write;
    this.#write('{');
  }

  /** Opens a list member: `add` writes an element, `close` ends the list. No other member may be written before that. */
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
