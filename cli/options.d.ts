/** A whole number in a range, or a usage error that names the range. */
export declare const integer: (min: number, max: number) => (text: string) => number;
/** A number above zero, or a usage error. */
export declare const positiveNumber: (text: string) => number;
/** One of the given words. */
export declare const oneOf: <Word extends string>(words: readonly Word[]) => (text: string) => Word;
/** A comma-separated list of the given words; a repeated option adds to it. */
export declare const listOf: <Word extends string>(
  words: readonly Word[],
) => (text: string, before?: readonly Word[]) => readonly Word[];
/** Collects a repeatable option. */
export declare const collect: (text: string, before?: readonly string[]) => readonly string[];
