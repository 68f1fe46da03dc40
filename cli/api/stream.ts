/** Values that are added while they are read. Each iterator reads all of them from the first. */
export interface Stream<Value> {
  add(value: Value): void;
  /** Iterates until the promise settles. Throws what the promise rejects with, after the values before it. */
  until(end: Promise<unknown>): AsyncIterator<Value>;
}

/** Creates a stream. `onLeave` is called when a loop is left before its end. */
export function createStream<Value>(onLeave: () => void): Stream<Value> {
  const values: Value[] = [];
  let wake = () => {};
  let news = new Promise<void>((resolve) => {
    wake = resolve;
  });
  return {
    add(value) {
      values.push(value);
      wake();
      news = new Promise((resolve) => {
        wake = resolve;
      });
    },
    async *until(end) {
      let hasEnded = false;
      const ended = end.then(
        () => {
          hasEnded = true;
        },
        () => {
          hasEnded = true;
        },
      );
      let isAtEnd = false;
      try {
        for (let next = 0; ; ) {
          while (next < values.length) yield values[next++] as Value;
          if (hasEnded) break;
          await Promise.race([news, ended]);
        }
        isAtEnd = true;
        await end;
      } finally {
        if (!isAtEnd) onLeave();
      }
    },
  };
}
