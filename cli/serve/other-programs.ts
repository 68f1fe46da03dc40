/** Other programs at the ports that the platform uses. */
import { once } from 'node:events';
import { connect } from 'node:net';
import * as z from 'zod';

const health = z.object({ status: z.literal('ok'), version: z.string() });
const limitMs = 2000;

/** Returns who holds a port of 127.0.0.1. A server that does not respond in two seconds, or with TLS, is `another program`. */
export async function portHolder(port: number): Promise<'another ss-runtime' | 'another program'> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/__ss/health`, { signal: AbortSignal.timeout(limitMs) });
    return health.safeParse(await response.json()).success ? 'another ss-runtime' : 'another program';
  } catch {
    return 'another program';
  }
}

/** Returns whether a program listens on the port of `::1`, where browsers look for `localhost` before 127.0.0.1. */
export async function isIpv6Held(port: number): Promise<boolean> {
  const socket = connect({ port, host: '::1' });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(limitMs) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
