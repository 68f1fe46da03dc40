import type { Chunks } from '../../../browser/load-chunk.ts';
import { runtimeError } from '../../../contract/errors.ts';
import { galleryMessages } from '../../../contract/gallery/messages.ts';
import { isTransition, transitionChunks } from '../../../contract/gallery/transitions.ts';
import type { Transition, TransitionModule } from '../transition.ts';

/** Returns the transition of this name, once its chunk is there. Throws RuntimeError (`unknown-transition`) for a name that is none. Spec 1 §5, §8. */
export function findTransition(name: string, chunks: Pick<Chunks, 'load'>): Promise<Transition> {
  if (!isTransition(name)) throw runtimeError('unknown-transition', galleryMessages.unknownTransition(name));
  return chunks.load(transitionChunks[name]).then(({ transitions }: TransitionModule) => transitions[name] as Transition);
}
