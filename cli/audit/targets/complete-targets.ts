import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { getPublicSuffix, parse } from 'tldts';
import { CliError, exitCodes } from '../../../fake-server/common/errors.ts';
import { listFixtureSites } from '../../../fake-server/start.ts';
import { withoutCredentials } from '../../core/web-address.ts';
import { argumentPath } from '../../files/argument-path.ts';
import { printable } from '../../report/printable.ts';

/** Number of completed targets of which each has a line of its own. */
const maxLines = 3;
/** Top-level names of private networks and of tests: https://www.rfc-editor.org/rfc/rfc6761, RFC 6762 and RFC 9476. */
const privateNames = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'test',
  'example',
  'invalid',
  'localdomain',
];

/**
 * Returns the targets with complete addresses: `example.com/a` is `https://example.com/a`, and a host of this machine or of a
 * private network has http (our choice). A fixture site, folder or file of that name takes precedence. `notify` receives what was
 * completed. Throws CliError for a target that is no address, such as one with an impossible port.
 */
export async function completeTargets(
  targets: readonly string[],
  cwd: string,
  notify: (line: string) => void,
): Promise<string[]> {
  const fixtures = await listFixtureSites();
  const completed: string[] = [];
  const results = targets.map((target) => {
    const isHere = fixtures.includes(target) || (target !== '' && existsSync(argumentPath(target, cwd)));
    const address = completeAddress(target.trim());
    if (isHere && address !== null && !/^https?:/i.test(target) && !fixtures.includes(target))
      notify(`${printable(target)} is a folder or file here, and is audited as one. For the site, write ${address}`);
    if (isHere || address === null) return target;
    if (address !== target)
      completed.push(`${printable(withoutCredentials(target))} is audited as ${withoutCredentials(address)}`);
    return address;
  });
  for (const line of completed.slice(0, maxLines)) notify(line);
  if (completed.length > maxLines)
    notify(`… and ${completed.length - maxLines} more: https, or http on this machine and in private networks.`);
  return results;
}

/**
 * Returns the address that a target without a protocol stands for; null for a name that is no host, such as that of a folder, and
 * for a complete address. Throws CliError.
 */
export function completeAddress(target: string): string | null {
  if (target === '') throw wrongTarget('An empty target cannot be audited');
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(target)) return null;
  // Browsers accept https:example.com and //example.com.
  const [, protocol, rest = ''] = /^(https?:)?\/{0,2}(.*)$/is.exec(target) ?? [];
  if (target.startsWith('/') && !target.startsWith('//')) return null;
  const [, authority = '', after = ''] = /^([^/?#\\]*)(.*)$/s.exec(rest) ?? [];
  const [, user = '', name = '', port] = /^([^@]*:[^@]*@)?(.*?)(?::(\d+))?$/s.exec(authority) ?? [];
  if (/^[^@:\s]+@[^@\s]+\.[^@\s]+$/.test(authority)) throw wrongTarget(`${printable(target)} is not a host`);
  const host = name.replace(/\.$/, '');
  if (!isHost(host, port !== undefined || protocol !== undefined)) return null;
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535))
    throw wrongTarget(`${printable(withoutCredentials(target))} has the port ${port}`);
  const address = `${protocol ?? protocolOf(host, port)}//${user}${host}${port === undefined ? '' : `:${port}`}${after}`;
  if (!URL.canParse(address)) throw wrongTarget(`${printable(withoutCredentials(target))} is not an address`);
  return new URL(address).href;
}

/** Whether a name is that of a host: one with a known ending, an IP address, or any name with a port. */
function isHost(name: string, isMarked: boolean): boolean {
  if (/^\[[\da-f:.]+\]$/i.test(name) || isIP(name) === 4) return true;
  if (!/^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}\p{M}_-]+)*$/u.test(name) || /^[\d.]+$/.test(name)) return false;
  if (isMarked || name === 'localhost') return true;
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!name.includes('.')) return false;
  return privateNames.includes(ending) || (parse(name).isIcann === true && getPublicSuffix(name) !== name);
}

const privateAddress =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|0\.0\.0\.0$|\[(::1?|f[cd][\da-f]{2}:.*|fe80:.*)\]$)/i;

function protocolOf(host: string, port: string | undefined): 'http:' | 'https:' {
  if (port === '443' || port === '8443') return 'https:';
  const ending = host.split('.').at(-1)?.toLowerCase() ?? '';
  const isReserved = ending === 'example' || ending === 'invalid';
  const isPrivate = privateAddress.test(host) || (privateNames.includes(ending) && !isReserved) || !/[.[]/.test(host);
  return isPrivate || port === '80' ? 'http:' : 'https:';
}

const wrongTarget = (what: string): CliError =>
  new CliError(
    `${what}. Expected a fixture site, a folder, an HTML file or an address such as https://example.com/ or localhost:4100.`,
    exitCodes.usage,
  );
