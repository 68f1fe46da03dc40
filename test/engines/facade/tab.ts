/** The engines that run the scenarios. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** A cookie of the page's host. `expiresAt` is in seconds since 1970; null for a session cookie. */
export interface TabCookie {
  readonly name: string;
  readonly value: string;
  readonly expiresAt: number | null;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A tab with cookies and storage of its own. Every engine has the same dozen verbs. */
export interface Tab {
  /** Opens an address. Resolves when the document is parsed, which does not wait for its pictures and chunks. */
  goto(address: string): Promise<void>;
  /** Runs a function in the page, with arguments and a result that JSON can hold; a promise is awaited. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Waits until the element has a box, scrolls to it, and presses its middle with the mouse. */
  click(selector: string): Promise<void>;
  /** Presses a key by its name (`Escape`), or types a text. */
  key(keyOrText: string): Promise<void>;
  /** Presses, moves and releases: with a finger where the engine has one, else with the mouse. */
  drag(from: Point, to: Point): Promise<void>;
  /**
   * Puts two fingers down beside the point, and moves them from one distance to the other. Pointer events of the page's own where
   * the engine has no touch.
   */
  pinch(middle: Point, fromPx: number, toPx: number): Promise<void>;
  /** Goes back in the history. Resolves when the earlier page, or the page's earlier state, is there. */
  back(): Promise<void>;
  cookies(): Promise<readonly TabCookie[]>;
  /** Returns a PNG of the view. */
  screenshot(): Promise<Buffer>;
  /** Waits for the element, and returns its text without spaces around it. */
  text(selector: string): Promise<string>;
  /** Waits until the function, run in the page, returns something true. A page that is just being left is asked again. */
  until<Args extends unknown[]>(check: (...args: Args) => unknown, ...args: Args): Promise<void>;
  /** Sets the size of the view in CSS pixels. */
  size(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** The colours of a system that forces its own on pages. */
export type ForcedColours = 'light' | 'dark';

/** A running browser. */
export interface Engine {
  readonly name: EngineName;
  /** The name and version of the browser. */
  readonly version: string;
  /** WebKit has no forced colours. */
  newTab(forcedColours?: ForcedColours): Promise<Tab>;
  close(): Promise<void>;
}

/** Names of keys that WebDriver has code points for; any other text is typed. */
export const keyCodes = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  Backspace: '\uE003',
} as const;

export const isKeyName = (text: string): text is keyof typeof keyCodes => Object.hasOwn(keyCodes, text);
