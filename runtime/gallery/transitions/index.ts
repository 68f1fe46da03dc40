import { RuntimeError } from '../../contract/errors.ts';
import { galleryMessages } from '../../contract/messages.ts';
import type { Chunks } from '../../lib/load-chunk.ts';
import type { Transition } from '../transition.ts';
import { fade } from './fade.ts';

/**
 * Every transition by name. The one that nearly every page needs is here at once; another is a chunk of its own and one
 * line: `'ken-burns': (chunks) => chunks.load<TransitionModule>('gallery-ken-burns').then((module) => module.transition)`.
 */
const transitions = new Map<string, (chunks: Chunks) => Transition | Promise<Transition>>([['fade', () => fade]]);

/** Throws RuntimeError (`unknown-transition`) for a name that is none. Spec 1 §5, §8. */
export function findTransition(name: string, chunks: Chunks): Transition | Promise<Transition> {
  const find = transitions.get(name);
  if (!find) throw new RuntimeError('unknown-transition', galleryMessages.unknownTransition(name));
  return find(chunks);
}
