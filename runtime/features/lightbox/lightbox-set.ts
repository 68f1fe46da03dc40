import type { LightboxTheme } from '../../contract/gallery/gallery-enums.ts';
import type { Size } from '../images/index.ts';

/** One picture, video or piece of a page: lightbox#item-data. */
export interface LightboxItem {
  /** Address of the picture without a width; empty for `content`. */
  readonly source: string;
  /** Size of the picture; null while it is unknown. */
  readonly size: Size | null;
  /** Alternative text. */
  readonly alt: string;
  readonly title: string;
  /** HTML of the owner; cleaned before it is shown. */
  readonly description: string;
  /** Address of a click on the slide, or empty. Not checked: it may be a script. */
  readonly link: string;
  /** Name of the item in the page's address, or empty. */
  readonly id: string;
  /** Element of the page that the item enlarges: it grows out of it, and returns the focus to it. */
  readonly origin: HTMLElement | null;
  /** Copy of the piece of a page that is shown instead of a picture. */
  readonly content?: Node;
  /** Embed code of a video as the page holds it, or empty. */
  readonly videoHtml: string;
  readonly videoProvider: string;
}

/** The items of a lightbox. Each is read when it is shown: a set of a thousand costs no more than one of ten. */
export interface LightboxSet {
  readonly length: number;
  /** Index of the first item to show; below `length`. */
  readonly index: number;
  item(index: number): LightboxItem;
  readonly theme: LightboxTheme;
  /** Runs after every step. */
  onChange?(index: number): void;
  onClosed?(): void;
}

/** An open lightbox. */
export interface MountedLightbox {
  next(): void;
  previous(): void;
  /** Resolves when it is removed from the page. Safe to repeat. */
  close(): Promise<void>;
}
