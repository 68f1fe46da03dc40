import { CliError, exitCodes } from '../../../fake-server/common/errors.ts';
import { unescaped } from '../../../runtime/contract/unescaped.ts';
import { isWebAddress, withoutCredentials } from '../../core/web-address.ts';

/** Addresses without user and password, and the header that stands for them; null without any. */
interface Split {
  readonly targets: string[];
  readonly authorization: string | null;
}

/**
 * Takes the user and the password out of addresses, because every report names its pages. Throws CliError for several users, and
 * for addresses on another origin, which would get the password.
 */
export function splitCredentials(targets: readonly string[]): Split {
  const addresses = targets.filter(isWebAddress).map((target) => new URL(target));
  const named = addresses.filter(({ username, password }) => username !== '' || password !== '');
  const [first] = named;
  if (!first) return { targets: [...targets], authorization: null };
  const userOf = ({ username, password }: URL) => `${unescaped(username)}:${unescaped(password)}`;
  if (named.some((address) => userOf(address) !== userOf(first)))
    throw new CliError('The addresses have different users or passwords: audit them one after the other.', exitCodes.usage);
  const other = addresses.find(({ origin }) => origin !== first.origin);
  if (other) {
    const [stranger, own] = [other, first].map(({ href }) => withoutCredentials(href));
    const why = `${stranger} would get the password of ${own}, because it is on another origin`;
    throw new CliError(`${why}: audit them one after the other, or use --header.`, exitCodes.usage);
  }
  return {
    targets: targets.map((target) => (isWebAddress(target) ? withoutCredentials(target) : target)),
    authorization: `Basic ${Buffer.from(userOf(first)).toString('base64')}`,
  };
}
