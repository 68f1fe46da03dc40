import type { BannerParts } from '../read-page.ts';

/** Names of the word lists, as sources of regular expressions for folded texts. */
export type BannerPatterns = Readonly<Record<PatternName, string>>;
export type PatternName =
  | 'accept'
  | 'acknowledge'
  | 'all'
  | 'reject'
  | 'without'
  | 'only'
  | 'necessary'
  | 'settings'
  | 'save'
  | 'selection'
  | 'cookie'
  | 'purpose'
  | 'privacy'
  | 'use'
  | 'food'
  | 'age'
  | 'pay'
  | 'policy'
  | 'close';

/** Same as the kinds of `BannerControl` of the artifacts. */
type ControlKind = 'accept' | 'reject' | 'settings' | 'save' | 'close' | 'choice' | 'other';

/** Same shape as `BannerControl` of the artifacts. */
interface DrawnControl {
  readonly kind: ControlKind;
  readonly text: string;
  readonly name: string;
  readonly tag: string;
  readonly focusable: boolean;
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
  /** Whether an `accept` only acknowledges a notice. */
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
  /** Indexes of the accept controls that only acknowledge a notice. */
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
interface ControlPoint {
  readonly x: number;
  readonly y: number;
  /** Whether the control is on top at this point. */
  readonly isOnTop: boolean;
}

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export interface BannerTools {
  readonly patterns: BannerPatterns;
  readonly makes: readonly { readonly name: string; readonly selector: string }[];
  foldText(text: string): string;
  has(pattern: PatternName, folded: string): boolean;
  kindOf(text: string, isPageLink?: boolean): { readonly kind: ControlKind; readonly isWeak: boolean };
  /** Returns elements that can have a closed shadow root: empty ones near the root, and custom elements. */
  possibleHosts(): readonly Element[];
  takeClosed(closed: readonly ShadowRoot[]): void;
  roots(): readonly (Document | ShadowRoot)[];
  childrenOf(node: Node): readonly Node[];
  parentOf(element: Element): Element | null;
  isShown(element: Element): boolean;
  textOf(node: Node, maxLength: number): string;
  nameOf(element: HTMLElement): string;
  controlsIn(box: Element): readonly FoundControl[];
  isOn(input: HTMLElement): boolean;
  /** Reads a CSS colour of any notation. */
  colourOf(text: string): Colour;
  over(colour: Colour, below: Colour): Colour;
  contrastOf(one: Colour, other: Colour): number;
  drawn(control: FoundControl): DrawnControl;
  isOverlay(element: Element): boolean;
  boxes(options: FindOptions): readonly Element[];
  asBanner(box: Element, options: FindOptions): FoundBox | null;
  find(options: FindOptions, ...closed: ShadowRoot[]): FoundBanner | null;
  /** Returns the indexes of the choices that are on and can be switched off. */
  choicesOn(): readonly number[];
  /** Returns a control of the banner that was found last. */
  controlAt(index: number): HTMLElement | null;
  /** Scrolls a control into view and returns a point of it; null for one that cannot be seen. */
  pointOf(index: number): ControlPoint | null;
  /** Whether an element is on top at a point. */
  isAt(element: Element, x: number, y: number): boolean;
  /** Focuses a control and returns whether a key can press it. */
  focus(index: number): boolean;
  press(index: number): void;
  frame(element: HTMLElement): FramePlace;
}

/** Place of a frame's content in the window of its parent. */
export interface FramePlace {
  readonly x: number;
  readonly y: number;
  readonly isShown: boolean;
  readonly isOverlay: boolean;
  readonly make: string | null;
}
