import type { Clock } from '../../browser/clock.ts';
import type { Chunks } from '../../browser/load-chunk.ts';
import type { MountedGallery } from '../../page/mounted-gallery.ts';
import type { Size } from '../images/index.ts';
import type { MountedDesign, Tools, Way } from './design.ts';
import type { GalleryOptions } from './options.ts';
import type { Transition } from './transition.ts';

/** What each chunk `gallery-…` of a part exports. */
export interface PartModule {
  /** Adds the part to a gallery; whatever it starts ends by `onEnd`. */
  attach(context: PartContext): void;
}

/** What a part works on. */
export interface PartContext extends Tools {
  readonly options: GalleryOptions;
  readonly gallery: MountedGallery;
  readonly clock: Clock;
  readonly live: MountedDesign;
  /** Content box of the gallery when it came to life. */
  readonly size: Size;
  readonly transition: Transition | null;
  readonly chunks: Chunks;
  readonly onError: (error: unknown) => void;
  /** Something is pressed on the slides right now. */
  isPressed: () => boolean;
  /** Goes to a slide beside the current one, the way a finger has gone already. */
  readonly shift: (way: Way) => void;
  /** The gallery is played, paused and announced by this from now on. */
  readonly stepBy: (stepping: Stepping) => void;
}

export interface Stepping {
  /** `byHand`: the visitor asks for it, whatever the system prefers. */
  play(byHand: boolean): void;
  pause(): void;
  /** Sets, before a change, whether it is read out: not if it comes by itself. */
  announce(): void;
}
