import type { BannerParts } from '../read-page.ts';

/** Same as the kinds of `BannerControl` of the artifacts. */
export type ControlKind = 'accept' | 'reject' | 'pay' | 'settings' | 'save' | 'close' | 'choice' | 'other';

/** Same shape as `BannerControl` of the artifacts. */
export interface DrawnControl {
  readonly kind: ControlKind;
  readonly text: string;
  readonly name: string;
  readonly tag: string;
  readonly focusable: boolean;
  readonly disabled?: boolean;
  readonly preTicked: boolean | null;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fontPx: number;
  readonly contrast: number;
  readonly isFilled: boolean;
}

/** A control with its element. */
export interface FoundControl {
  readonly element: HTMLElement;
  readonly kind: ControlKind;
  /** Whether an `accept` only acknowledges a notice, a `reject` is a plain no, or a `save` stores a selection. */
  readonly isWeak: boolean;
  /** Box or switch of a `choice`; null for other kinds. */
  readonly input: HTMLElement | null;
}

/** A box that asks for consent. */
export interface FoundBox {
  readonly element: Element;
  readonly text: string;
  readonly controls: readonly FoundControl[];
  readonly score: number;
}

/** A cookie banner, as data. */
export interface FoundBanner {
  readonly text: string;
  readonly make: string | null;
  readonly score: number;
  readonly controls: readonly DrawnControl[];
  /** Indexes of the accept controls that only acknowledge a notice, and of the save controls that store a selection. */
  readonly weak: readonly number[];
}

export interface FindOptions {
  /** `banner`: a first layer. `layer`: also one with choices, which need not name its topic. */
  readonly layer: 'banner' | 'layer';
  /** Whether the document is in a frame that covers the page as a banner does. */
  readonly isFrame: boolean;
  /** Selectors of a known banner; null to search. */
  readonly parts: BannerParts | null;
}

/** A point in the window of a document, in CSS pixels. */
export interface ControlPoint {
  readonly x: number;
  readonly y: number;
  /** Whether the control is on top at this point. */
  readonly isOnTop: boolean;
}

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Place of a frame's content in the window of its parent. */
export interface FramePlace {
  readonly x: number;
  readonly y: number;
  readonly isShown: boolean;
  readonly isOverlay: boolean;
  readonly make: string | null;
}
