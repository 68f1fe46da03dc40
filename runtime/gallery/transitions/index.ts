import { RuntimeError } from '../../contract/errors.ts';
import { galleryMessages } from '../../contract/messages.ts';
import { fade } from './fade.ts';
import type { Transition } from './transition.ts';

/** Every transition by name. What nearly every page needs is here at once; others are fetched: `x: () => import('./x.ts').then((m) => m.x)`. */
const transitions: Readonly<Record<string, () => Transition | Promise<Transition>>> = {
  fade: () => fade,
};

/** Throws RuntimeError (`unknown-transition`) for a name that is none. Spec 1 §5, §8. */
export function findTransition(name: string): Transition | Promise<Transition> {
  const find = Object.hasOwn(transitions, name) ? transitions[name] : undefined;
  if (!find) throw new RuntimeError('unknown-transition', galleryMessages.unknownTransition(name));
  return find();
}
