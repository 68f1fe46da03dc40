/**
 * Types of the web that Node.js has too, as the program that imports the package declares them: by TypeScript's library `dom` or
 * by `@types/node`. Without either a type is `unknown`, and the declarations of the package compile all the same.
 */
type Instance<Name extends string> = typeof globalThis extends { [Key in Name]: { prototype: infer Type } } ? Type : unknown;

/** The type of the global `AbortSignal`. */
export type WebAbortSignal = Instance<'AbortSignal'>;
/** The type of the global `Response`. */
export type WebResponse = Instance<'Response'>;
/** The options of the global `fetch`. */
export type WebRequestInit = typeof globalThis extends { fetch: (input: never, init?: infer Init) => unknown } ? Init : unknown;
