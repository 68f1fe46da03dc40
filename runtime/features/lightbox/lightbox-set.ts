import type { LightboxTheme } from '../../contract/gallery/gallery-enums.ts';
import type { Size } from '../images/index.ts';

/** One picture, or one piece of page, of a lightbox. */
export interface LightboxItem {
  /** Address of the picture, without a width; empty where there is `content` instead. */
  readonly source: string;
  /** The picture's own size; null until it is known. */
  readonly size: Size | null;
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
  readonly title: string;
  /** The owner's HTML; cleaned before it is shown. */
  readonly description: string;
  /** Where a click on the slide would lead; empty for nowhere. Not checked: it may be a script. */
  readonly link: string;
  /** Names it in the page's address; empty where it has no name. */
  readonly id: string;
  /** What of the page it is the large view of: it grows out of it, and gives the focus back to it. */
  readonly origin: HTMLElement | null;
  /** A copy of what is shown where it is no picture. */
  readonly content?: Node;
  /** Embed code, as the page holds it; empty where it is no video. */
  readonly videoHtml: string;
  readonly videoProvider: string;
}

/** What a lightbox shows. Items are read when they are come to: a set of a thousand costs no more than one of ten. */
export interface LightboxSet {
  readonly length: number;
  /** Where it opens; below `length`. */
  readonly index: number;
  item(index: number): LightboxItem;
  readonly theme: LightboxTheme;
  /** Hears of every step. */
  onChange?(index: number): void;
  onClosed?(): void;
}

/** A lightbox that is open. */
export interface MountedLightbox {
  next(): void;
  previous(): void;
  /** Settles when it is off the page. Safe to repeat. */
  close(): Promise<void>;
}
