import type { Mounted } from './mountable.ts';

/** A mounted object that scripts of the page receive, for which `dispose` has its public name as well. */
export interface Destroyable {
  /** The same as `dispose`. */
  destroy(): void;
}

/** Returns the object with `destroy` added. */
export const withDestroy = <Handle extends Mounted>(mounted: Handle): Handle & Destroyable =>
  Object.assign(mounted, { destroy: () => mounted.dispose() });
