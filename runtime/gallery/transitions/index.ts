import { RuntimeError } from '../../contract/errors.ts';
import { galleryMessages } from '../../contract/messages.ts';
import type { Chunks } from '../../lib/load-chunk.ts';
import type { Transition, TransitionModule } from '../transition.ts';

/** Every transition by name, with the chunk that it comes in; the one that nearly every page needs comes with what moves it. */
const transitions = new Map([
  ['fade', 'gallery-steps'],
  ['ken-burns', 'gallery-ken-burns'],
  ['new-swipe', 'gallery-new-swipe'],
  ['scroll', 'gallery-scroll'],
  ['swipe', 'gallery-swipe'],
]);

/** Throws RuntimeError (`unknown-transition`) for a name that is none. Spec 1 §5, §8. */
export function findTransition(name: string, chunks: Chunks): Promise<Transition> {
  const chunk = transitions.get(name);
  if (chunk === undefined) throw new RuntimeError('unknown-transition', galleryMessages.unknownTransition(name));
  return chunks.load<TransitionModule>(chunk).then(({ transition }) => transition);
}
