import type { Clock } from '../../../browser/clock.ts';
import type { Chunks } from '../../../browser/load-chunk.ts';
import type { MountedGallery } from '../../../page/mounted-gallery.ts';
import type { Size } from '../../images/index.ts';
import type { MountedDesign, Step, Tools } from './design.ts';
import type { GalleryOptions } from './options.ts';
import type { Transition } from './transition.ts';

/** Exports of a chunk `gallery-…` with an add-on, which only some galleries have. */
export interface AddOnModule {
  /** Mounts the add-on. It registers its disposers with `onDispose`. */
  attach(context: AddOnContext): void;
}

/** Elements, state and tools of a gallery that an add-on uses. */
export interface AddOnContext extends Tools {
  readonly options: GalleryOptions;
  readonly gallery: MountedGallery;
  readonly clock: Clock;
  readonly design: MountedDesign;
  /** Content box of the gallery when it was mounted. */
  readonly size: Size;
  readonly transition: Transition | null;
  readonly chunks: Chunks;
  readonly onError: (error: unknown) => void;
  /** Returns whether a pointer is pressed on the slides. */
  isPressed: () => boolean;
  /** Goes to a slide beside the current one, from the place of the dragged slides. */
  readonly stepFromDrag: (step: Step) => void;
  /** Registers the add-on that plays and pauses the gallery. */
  readonly setPlayback: (playback: Playback) => void;
}

export interface Playback {
  /** `byHand`: a visitor or a script has started it, so the preference for less motion does not apply. */
  play(byHand: boolean): void;
  pause(): void;
  /** Sets whether the next change is announced by screen readers; a change by autoplay is not. */
  announce(): void;
}
