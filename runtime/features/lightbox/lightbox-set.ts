import type { LightboxTheme } from '../../contract/gallery/gallery-enums.ts';
import type { Size } from '../images/index.ts';

/** A picture, a video or a piece of the page: lightbox#item-data. */
export interface LightboxItem {
  /** Address of the picture without a width; empty for `content`. */
  readonly source: string;
  /** Size of the picture; null while it is unknown. */
  readonly size: Size | null;
  /** Alternative text. */
  readonly alt: string;
  readonly title: string;
  /** The owner's HTML, which is cleaned before it is shown. */
  readonly description: string;
  /** Address that a click on the slide opens, or empty. Unchecked: it may be a script. */
  readonly link: string;
  /** Name of the item in the page's address, or empty. */
  readonly id: string;
  /** Element of the page that the item enlarges: the opening animation starts there, and the focus returns there. */
  readonly origin: HTMLElement | null;
  /** Copy of a piece of the page, shown instead of a picture. */
  readonly content?: Node;
  /** Embed code of a video from the page, or empty. */
  readonly videoHtml: string;
  readonly videoProvider: string;
}

/** The items of a lightbox. Each is read when it is shown, so that 1000 items cost no more than ten. */
export interface LightboxSet {
  readonly length: number;
  /** Index of the first item to show; below `length`. */
  readonly index: number;
  item(index: number): LightboxItem;
  readonly theme: LightboxTheme;
  /** The page's address names the item: the current entry of the history is used. */
  readonly isAddressed?: boolean;
  /** Runs after every step. */
  onChange?(index: number): void;
  onClosed?(): void;
}

/** An open lightbox. */
export interface MountedLightbox {
  next(): void;
  previous(): void;
  /** Resolves when the lightbox is removed from the page. Safe to repeat. */
  close(): Promise<void>;
}
