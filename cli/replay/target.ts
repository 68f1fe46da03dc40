import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { CliError, exitCodes } from '../../fake-server/common/errors.ts';

/** Target of the requests. */
export interface Target {
  /** Origin for messages, such as `http://localhost:4100`. */
  readonly origin: string;
  readonly secure: boolean;
  /** Whether the certificate must be trusted; not that of a loopback address, which no other machine can take (our choice). */
  readonly verifiesCertificate: boolean;
  /** Host to connect to. */
  readonly hostname: string;
  readonly port: number;
  /** Host header of requests to the target's control surface, which no site's name has. */
  readonly controlHost: string;
  /** Returns the Host header of a request that was recorded on this site; empty for an origin outside the platform. */
  hostFor(site: string): string;
}

/**
 * Reads `--to`. For `localhost` and loopback addresses, the Host header has the recorded site, which selects a site of the
 * platform; another name, such as `x.localhost`, is used unchanged. Throws CliError (exit 2) for a value that is not the origin
 * of a web server, and for a host that is neither loopback nor allowed by `--allow-host`, because a replay is load (our choice).
 */
export function parseTarget(text: string, allowedHosts: readonly string[]): Target {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.pathname !== '/' || url.search || url.hash || url.username || url.password) {
    throw new CliError(`--to ${text}: expected the address of a server, such as http://localhost:4100`, exitCodes.usage);
  }
  const named = url.hostname.replace(/^\[|\]$/g, '');
  if (!isLoopback(named) && !allowedHosts.some((host) => host.toLowerCase() === named)) {
    const allow = `--allow-host ${named}`;
    throw new CliError(`--to ${text} is not this machine; add ${allow} if that server may receive load.`, exitCodes.usage);
  }
  const secure = url.protocol === 'https:';
  const port = Number(url.port) || (secure ? 443 : 80);
  const isPlain = named === 'localhost' || (isLoopback(named) && !named.endsWith('.localhost'));
  return {
    origin: url.origin,
    secure,
    verifiesCertificate: !isLoopback(named),
    // Browsers resolve *.localhost themselves; the system's resolver often does not.
    hostname: named.endsWith('.localhost') ? 'localhost' : named,
    port,
    controlHost: named.endsWith('.localhost') ? `localhost${url.port && `:${url.port}`}` : url.host,
    hostFor: (site) => (isPlain && site !== '' ? `${site}.localhost${url.port && `:${url.port}`}` : url.host),
  };
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '::1' || /^127(?:\.\d{1,3}){3}$/.test(hostname);

/**
 * Creates an agent for the journal, with up to `maxSockets` connections. It closes idle ones early, because a server might close
 * them during a request.
 */
export function createAgent(target: Target, maxSockets: number): HttpAgent {
  const options = { keepAlive: true, maxSockets, maxFreeSockets: maxSockets, timeout: 1000 };
  return target.secure ? new HttpsAgent({ ...options, rejectUnauthorized: target.verifiesCertificate }) : new HttpAgent(options);
}
