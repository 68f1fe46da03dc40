import { patienceMs } from '../../helpers/run/patience.ts';

/** A session of classic WebDriver. Its commands are the paths of the specification. */
export interface DriverSession {
  readonly capabilities: Readonly<Record<string, unknown>>;
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

/** Sends one command. Throws an Error with the driver's message. */
export async function sendCommand(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(patienceMs),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`);
}

/** Opens a session at a driver. */
export async function openSession(driver: string, capabilities: object): Promise<DriverSession> {
  const created = await sendCommand(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId, capabilities: given } = created as { sessionId: string; capabilities: Record<string, unknown> };
  return {
    capabilities: given,
    send: (method, path, body) => sendCommand(`${driver}/session/${sessionId}${path}`, method, body),
  };
}
