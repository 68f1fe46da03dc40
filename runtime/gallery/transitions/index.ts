import { RuntimeError } from '../../contract/errors.ts';
import { galleryMessages } from '../../contract/messages.ts';
import type { Chunks } from '../../lib/load-chunk.ts';
import type { Transition, TransitionModule } from '../transition.ts';
import { fade } from './fade.ts';

const fetched = (name: string) => (chunks: Chunks) =>
  chunks.load<TransitionModule>(`gallery-${name}`).then(({ transition }) => transition);

/** Every transition by name. The one that nearly every page needs is here at once; each of the others is a chunk of its own. */
const transitions = new Map<string, (chunks: Chunks) => Transition | Promise<Transition>>([
  ['fade', () => fade],
  ['ken-burns', fetched('ken-burns')],
  ['new-swipe', fetched('new-swipe')],
  ['scroll', fetched('scroll')],
  ['swipe', fetched('swipe')],
]);

/** Throws RuntimeError (`unknown-transition`) for a name that is none. Spec 1 §5, §8. */
export function findTransition(name: string, chunks: Chunks): Transition | Promise<Transition> {
  const find = transitions.get(name);
  if (!find) throw new RuntimeError('unknown-transition', galleryMessages.unknownTransition(name));
  return find(chunks);
}
