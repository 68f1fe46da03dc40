import { CliError, exitCodes } from '../../../fake-server/common/errors.ts';

const expected = 'expected redis://[user:password@]host[:port][/database], or rediss:// for TLS';

/** Reads `--queue`. Throws CliError whose message never contains the password. */
export function readRedisAddress(text: string): URL {
  const refused = (what: string) => new CliError(`--queue ${what}: ${expected}.`, exitCodes.usage);
  if (!URL.canParse(text)) throw refused('is not an address');
  const address = new URL(text);
  if (address.protocol !== 'redis:' && address.protocol !== 'rediss:') throw refused(`begins with ${address.protocol}//`);
  if (address.hostname === '') throw refused('names no host');
  if (!/^\/?\d{0,4}$/.test(address.pathname))
    throw refused(`ends with ${address.pathname}, which is not the number of a database`);
  return address;
}

/** Returns the address without user and password, for messages. */
export const shownAddress = ({ protocol, host, pathname }: URL): string => `${protocol}//${host}${pathname.replace(/^\/$/, '')}`;
