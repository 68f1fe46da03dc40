import { RuntimeError } from '../../contract/errors.ts';
import { galleryMessages } from '../../contract/messages.ts';
import type { Design } from './design.ts';
import { stacked } from './stacked.ts';
import { stackedBase } from './stacked-base.ts';

/** Every design by name. What nearly every page needs is here at once; others are fetched: `x: () => import('./x.ts').then((m) => m.x)`. */
const designs: Readonly<Record<string, () => Design | Promise<Design>>> = {
  stacked: () => stacked,
  'stacked-base': () => stackedBase,
};

/** Throws RuntimeError (`unknown-design`) for a name that is none. Spec 1 §5, §8. */
export function findDesign(name: string): Design | Promise<Design> {
  const find = Object.hasOwn(designs, name) ? designs[name] : undefined;
  if (!find) throw new RuntimeError('unknown-design', galleryMessages.unknownDesign);
  return find();
}
