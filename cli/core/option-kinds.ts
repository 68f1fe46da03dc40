import { isIP } from 'node:net';
import { didYouMean } from './closest.ts';
import { ExpectationError } from './expectation-error.ts';
import type { ValueKind } from './option-table.ts';

const expected = (what: string) => ({ error: `Expected ${what}.` });

export const flag: ValueKind<boolean> = { schema: (z) => z.boolean(expected('true or false')) };

/** A flag that also takes a word: `--fix` and `--fix=near`, in a config file `true` and `"near"`. */
export const flagOr = <const Word extends string>(word: Word): ValueKind<boolean | Word> => {
  const error = expected(`true, false or "${word}"`);
  return { word, schema: (z) => z.union([z.boolean(), z.literal(word)], error) };
};

/** A text such as a path, an address or a selector. An empty one is the value of a variable that is not set. */
export const text: ValueKind<string> = {
  fromText: (value) => value,
  schema: (z) => z.string(expected('a text')).min(1, expected('a text that is not empty')),
};

/** A text that passes a test; `what` names the expectation, with an example. */
export const textThat = (isValid: (value: string) => boolean, what: string): ValueKind<string> => ({
  fromText: (value) => value,
  schema: (z) => z.string(expected(what)).refine(isValid, expected(what)),
});

/** A whole number in a range. */
export function wholeNumber(min: number, max: number): ValueKind<number> {
  const error = expected(`a whole number from ${min} to ${max}`);
  return {
    fromText: (value) => (/^\d+$/.test(value) ? Number(value) : value),
    schema: (z) => z.number(error).int(error).min(min, error).max(max, error),
  };
}

const decimal = (value: string): number | string => (/^\d*\.?\d+(e\d+)?$/i.test(value) ? Number(value) : value);

/** A number above 0. */
export const positiveNumber: ValueKind<number> = {
  fromText: decimal,
  schema: (z) => z.number(expected('a number above 0')).gt(0, expected('a number above 0')),
};

/** A number above 0, or a word. */
export const positiveNumberOr = <Word extends string>(word: Word): ValueKind<number | Word> => ({
  words: [word],
  fromText: decimal,
  schema(z) {
    const error = expected(`a number above 0, or ${word}`);
    return z.union([z.number(error).gt(0, error), z.literal(word, error)], error);
  },
});

/** An IP address or host name to listen on; `300.1.1.1` and `[::1]` are neither. */
export const listenAddress = textThat(
  (value) => isIP(value) !== 0 || /^(?=.*[a-z])[a-z\d-]+(?:\.[a-z\d-]+)*\.?$/i.test(value),
  'an IP address or a host name, such as 127.0.0.1, ::1 or localhost',
);

const oneWordOf = (words: readonly string[]) => ({
  error: ({ input }: { readonly input?: unknown }) => `Expected one of: ${words.join(', ')}.${didYouMean(input, words)}`,
});

export const oneOf = <const Word extends string>(words: readonly Word[]): ValueKind<Word> => ({
  words,
  fromText: (value) => value,
  schema: (z) => z.enum(words, oneWordOf(words)),
});

const listBefore = (before: unknown): readonly unknown[] => (Array.isArray(before) ? before : []);

/** A comma-separated list of the given words; a repeated option adds to it. */
export const listOf = <const Word extends string>(words: readonly Word[]): ValueKind<readonly Word[]> => ({
  words,
  hasParts: true,
  fromText: (value, before) => [...listBefore(before), ...value.split(',').map((word) => word.trim())],
  schema: (z) => z.array(z.enum(words, oneWordOf(words)), expected('a list')).readonly(),
});

/** Texts of a repeatable option. */
export const texts: ValueKind<readonly string[], string | readonly string[]> = {
  hasParts: true,
  fromText: (value, before) => [...listBefore(before), value],
  schema: (z) => z.array(z.string(expected('a text')), expected('a list of texts')).readonly(),
};

/** A comma-separated list of origins, without a trailing slash; a repeated option adds to it. */
export const origins: ValueKind<readonly string[]> = {
  hasParts: true,
  fromText: (value, before) => [...listBefore(before), ...value.split(',').map((part) => part.trim())],
  schema: (z) => {
    const error = expected('origins, such as https://api.example.com');
    const isOrigin = (value: string) =>
      /^https?:/i.test(value) && URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`;
    const origin = z
      .string(error)
      .refine(isOrigin, { ...error, abort: true })
      .overwrite((value) => new URL(value).origin);
    return z.array(origin, error).readonly();
  },
};

/** A comma-separated list of `name=value`. A repeated option adds to it, and the last value of a name applies. */
export const pairsOf = <Name extends string, Value>(
  names: readonly Name[],
  value: ValueKind<Value>,
): ValueKind<Readonly<Partial<Record<Name, Value>>>> => ({
  words: names.map((name) => `${name}=`),
  hasParts: true,
  fromText(list, before) {
    const pairs = list.split(',').map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      if (rest.length === 0) throw new ExpectationError(`Expected name=value, with a name of: ${names.join(', ')}.`);
      const plain = rest.join('=').trim();
      return [name.trim(), value.fromText?.(plain, undefined) ?? plain];
    });
    return { ...(before as object | undefined), ...Object.fromEntries(pairs) };
  },
  schema: (z) =>
    z.partialRecord(z.enum(names), value.schema(z), {
      error: (issue) => (issue.code === 'invalid_type' ? expected('an object').error : oneWordOf(names).error({})),
    }),
});
