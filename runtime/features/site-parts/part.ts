import type { Chunks } from '../../browser/load-chunk.ts';
import type { Looks, Mountable } from '../../page/mountable.ts';

/** Something on published pages that comes to life by itself: one line in registry.ts. */
export interface SitePart {
  /** The value of `data-ss-block`. */
  readonly kind: string;
  /** What it is known by: one of the names in `data-controller`, of which several may have the same code, or a selector that it matches. */
  readonly controller?: string | readonly string[];
  readonly selector?: string;
  /** As `BlockKind` has it. */
  readonly looks?: Looks | null;
  readonly load: (chunks: Chunks) => Promise<Mountable>;
}
