import type { FaultChoices } from '../../runtime/contract/faults/fault-status.ts';

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

/** Calls the control surface from one of the platform's own pages. Rejects with a ControlError when the call is refused. */
export async function request(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`/__ss/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const payload: unknown = await response.json();
  if (response.ok) return payload;
  const { error, problem, choices } = payload as Refusal;
  throw new ControlError(problem ?? error ?? `The server responded with status ${response.status}.`, choices);
}
