import { parse } from 'cookie';

/** Returns the cookies of a Cookie header. Of equal names the first one counts, and values stay encoded. Never throws. */
export const readCookies = (header: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(parse(header ?? '', { decode: (value) => value })).flatMap(([name, value]) =>
      name === '' || value === undefined ? [] : [[name, value]],
    ),
  );
