/** Parts that the watchers share. */
export interface WatcherTools {
  readonly scope: Readonly<Record<string, unknown>>;
  readonly isPage: boolean;
  /** A name that the page does not know. */
  readonly secret: string;
  /** Base of the relative addresses in calls. */
  base(): string;
  stackNow(): unknown;
  notify(event: Readonly<Record<string, unknown>>): void;
  /** Calls `before` with each call of a method; the function that `before` returns gets the method's result. */
  wrap(owner: object, name: string, before: (self: unknown, args: unknown[]) => ((result: unknown) => void) | null): void;
  /** Returns the prototype of a global class; an empty object where the browser has no such class. */
  prototypeOf(name: string): object;
}
