import type { DevtoolsSession } from '../../../cli/audit/browser/devtools.ts';

/** Returns a DevTools session without a browser: `reply` makes the responses, `emit` sends events. */
export function fakeDevtoolsSession(reply: (method: string, params?: object) => unknown = () => ({})) {
  const listeners = new Map<string, ((params: object) => void)[]>();
  const session = {
    send: async (method: string, params?: object) => reply(method, params),
    on: (event: string, listener: (params: object) => void) =>
      void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    onAttached: () => {},
  } as DevtoolsSession;
  const emit = (event: string, params: object = {}) => {
    for (const listener of listeners.get(event) ?? []) listener(params);
  };
  return { session, emit };
}
