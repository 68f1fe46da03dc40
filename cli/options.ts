import { isIP } from 'node:net';
import { InvalidArgumentError } from 'commander';

/** Reads a whole number in a range. Throws InvalidArgumentError. */
export const integer =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
  };

/** Reads a number above zero. Throws InvalidArgumentError. */
export const positiveNumber = (text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('Expected a number above 0.');
};

/** Reads an IP address or host name to listen on; `300.1.1.1` and `[::1]` are neither. Throws InvalidArgumentError. */
export const listenAddress = (text: string): string => {
  const isName = /^(?=.*[a-z])[a-z\d-]+(?:\.[a-z\d-]+)*\.?$/i.test(text);
  if (isName || isIP(text) !== 0) return text;
  throw new InvalidArgumentError('Expected an IP address or a host name, such as 127.0.0.1, ::1 or localhost.');
};

/** Reads one of the given words. Throws InvalidArgumentError. */
export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word => {
    const found = words.find((word) => word === text);
    if (found) return found;
    throw new InvalidArgumentError(`Expected one of: ${words.join(', ')}.`);
  };

/** Reads a comma-separated list of origins; a repeated option adds to it. */
export const originList = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...text.split(',').map((part) => {
    const url = URL.canParse(part.trim()) ? new URL(part.trim()) : null;
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    throw new InvalidArgumentError('Expected origins, such as https://api.example.com.');
  }),
];

/** Reads a comma-separated list of the given words; a repeated option adds to it. */
export const listOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string, before: readonly Word[] = []): readonly Word[] => [
    ...before,
    ...text.split(',').map((word) => oneOf(words)(word.trim())),
  ];

/** Collects the values of a repeatable option. */
export const collect = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

/**
 * Reads a comma-separated list of `name=value` with the given names. A repeated option adds to it, and the last value of a name
 * applies.
 */
export const pairsOf =
  <Name extends string, Value>(names: readonly Name[], read: (text: string) => Value) =>
  (text: string, before?: Readonly<Partial<Record<Name, Value>>>): Readonly<Partial<Record<Name, Value>>> => {
    const pairs: Partial<Record<Name, Value>> = { ...before };
    for (const pair of text.split(',')) {
      const [name = '', ...rest] = pair.split('=');
      if (rest.length === 0) throw new InvalidArgumentError(`Expected name=value, with a name of: ${names.join(', ')}.`);
      pairs[oneOf(names)(name.trim())] = read(rest.join('=').trim());
    }
    return pairs;
  };
