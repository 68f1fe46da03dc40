import { parse } from 'cookie';

/** Returns the cookies of a Cookie header; the first of equal names counts. Values stay as they were sent. Never throws. */
export const readCookies = (header: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(parse(header ?? '', { decode: (value) => value })).flatMap(([name, value]) =>
      name === '' || value === undefined ? [] : [[name, value]],
    ),
  );
