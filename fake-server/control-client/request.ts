import type { FaultChoices } from '../common/fault-status.ts';

/** The error of a refused call: the server's sentence, and the words that it accepts. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly choices: readonly FaultChoices[];

  constructor(message: string, choices: readonly FaultChoices[] = []) {
    super(message);
    this.choices = choices;
  }
}

interface Refusal {
  readonly error?: string;
  readonly problem?: string;
  readonly choices?: readonly FaultChoices[];
}

/** Returns the token that the server has put into the page. Calls that change something need it. */
const token = (): string => document.querySelector<HTMLMetaElement>('meta[name=ss-control-token]')?.content ?? '';

/**
 * Returns the header of the session that the screen's address names by `?session=`; without one the calls are for the main
 * session.
 */
function sessionHeader(): Readonly<Record<string, string>> {
  const session = new URLSearchParams(location.search).get('session');
  return session ? { 'X-SS-Session': session } : {};
}

/** Calls the control surface from one of its own screens. Rejects with a ControlError when the call is refused. */
export async function request(method: string, path: string, body?: object): Promise<unknown> {
  const headers = { 'X-SS-Control-Token': token(), ...sessionHeader() };
  const response = await fetch(`/__ss/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const payload: unknown = await response.json();
  if (response.ok) return payload;
  const { error, problem, choices } = payload as Refusal;
  throw new ControlError(problem ?? error ?? `The server responded with status ${response.status}.`, choices);
}
