import type { CallOptions } from '../../../runtime/features/calls/call-options.ts';
import type { CallOutcome } from '../../../runtime/features/calls/data-layer.ts';

/** Returns a data layer that records its calls. Each call has the same outcome. */
export function callsAnswering(outcome: CallOutcome) {
  const made: [string, string, CallOptions | undefined][] = [];
  return {
    made,
    call: async (method: string, address: string, options?: CallOptions) => {
      made.push([method, address, options]);
      return outcome;
    },
  };
}
export const done = (value: unknown = ''): CallOutcome => ({ ok: true, status: 200, value });
export const failedCall: CallOutcome = {
  ok: false,
  failure: { kind: 'network', status: 0, url: '', format: 'json', message: '', fields: null },
};
