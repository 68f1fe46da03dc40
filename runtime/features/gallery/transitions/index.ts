import type { Chunks } from '../../../browser/load-chunk.ts';
import { runtimeError } from '../../../contract/errors.ts';
import { galleryMessages } from '../../../contract/gallery/constants.ts';
import { isTransition, transitionChunks } from '../../../contract/gallery/transitions.ts';
import type { Transition, TransitionModule } from '../model/transition.ts';

/**
 * Loads the chunk of a transition and returns the transition. Throws RuntimeError (`unknown-transition`) by
 * gallery#unknown-transition.
 */
export function findTransition(name: string, chunks: Pick<Chunks, 'load'>): Promise<Transition> {
  if (!isTransition(name)) throw runtimeError('unknown-transition', galleryMessages.unknownTransition(name));
  return chunks.load(transitionChunks[name]).then(({ transitions }: TransitionModule) => transitions[name] as Transition);
}
