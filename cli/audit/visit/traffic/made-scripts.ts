import type { Protocol } from 'devtools-protocol';
import type { StackPlace } from '../../../../fake-server/common/visits/visit-report.ts';
import { placesOf } from './initiators.ts';

type Request = Pick<Protocol.Network.RequestWillBeSentEvent, 'request' | 'type' | 'initiator'>;

/** Scripts whose text is in a blob or in their address, with the places that added them. */
export interface MadeScripts {
  /** Takes note of a request for such a script. */
  add(request: Request): void;
  /** Returns a stack that goes on with the places that added its outermost script. */
  complete(stack: readonly StackPlace[]): readonly StackPlace[];
}

export function madeScripts(): MadeScripts {
  const makers = new Map<string, readonly StackPlace[]>();
  const complete: MadeScripts['complete'] = (stack) => {
    const maker = makers.get(stack.at(-1)?.[0] ?? '');
    return maker ? [...stack, ...maker] : stack;
  };
  return {
    complete,
    add({ request, type, initiator }) {
      if (type === 'Script') makers.set(request.url, complete(placesOf(initiator)));
    },
  };
}
