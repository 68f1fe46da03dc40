import type { JarCookie } from '../artifacts/artifacts.ts';
import type { DevtoolsSession } from './devtools.ts';
import type { ScreenEmulation } from './emulation.ts';
import type { Readers } from './in-page-scripts.ts';

/** A browser with fresh profiles and their tabs. */
export interface AuditBrowser {
  readonly version: string;
  /**
   * Opens a profile without cookies, storage or cache. Profiles share nothing. Rejects for an unknown device, locale or time
   * zone.
   */
  openProfile(emulation?: ScreenEmulation): Promise<Profile>;
  /** Number of times that the browser has ended without a call of `close`. */
  readonly crashCount: number;
  /** Ends a browser that this process started, or disconnects from a running one. Can be called again. */
  close(): Promise<void>;
}

export interface Profile {
  cookies(): Promise<JarCookie[]>;
  /** Sets cookies. Returns the names of those that the browser refused, such as one with a control character. */
  setCookies(cookies: readonly SeedCookie[]): Promise<string[]>;
  /** Writes to the localStorage of an origin. Rejects when the browser refuses it. */
  fillStorage(storage: GivenStorage): Promise<void>;
  openTab(): Promise<Tab>;
  /** Makes the next tab behind the open one, so that `openTab` need not wait for its process. */
  makeTabAhead(): void;
  /** Closes the profile with its tabs. Never rejects. */
  close(): Promise<void>;
}

/** Attributes of a cookie. Absent ones are those of a cookie for the whole site. */
export interface CookieAttributes {
  readonly path?: string;
  readonly secure?: true;
  readonly httpOnly?: true;
  /** Whether its host’s subdomains do not get it. */
  readonly isHostOnly?: boolean;
  /** Site in whose pages it is kept, as an address. */
  readonly partition?: string;
}

export interface SeedCookie extends CookieAttributes {
  readonly name: string;
  readonly value: string;
  readonly url: string;
  readonly lifetimeMs: number;
}

/** Items of an origin’s localStorage, as plain data that can be sent to a worker. */
export interface GivenStorage {
  readonly origin: string;
  readonly items: readonly { readonly name: string; readonly value: string }[];
}

export interface Tab {
  readonly session: DevtoolsSession;
  /**
   * Registers a listener for the sessions of this profile's shared and service workers. Each is paused before its first
   * statement.
   */
  onWorker(listener: (child: DevtoolsSession, type: string) => void): void;
  /** Name of the DevTools binding, random so that a page cannot guess it. */
  readonly bindingName: string;
  /** Starts to load a page, which continues while the page's clock runs. Rejects when the browser cannot load it. */
  navigate(url: string, referrer?: string): Promise<void>;
  /** Resolves at the load event of the document. */
  readonly loaded: Promise<void>;
  /** Calls a function of cli/audit/in-page/readers.ts in the page. Rejects with what it throws. */
  evaluate<Name extends keyof Readers>(
    name: Name,
    ...args: Parameters<Readers[Name]>
  ): Promise<Awaited<ReturnType<Readers[Name]>>>;
  /** Moves the mouse to a point of the window, in CSS pixels. */
  moveTo(x: number, y: number): Promise<void>;
  /** Presses and releases the main button at the mouse. */
  press(x: number, y: number): Promise<void>;
  /** Types one key. */
  key(key: string): Promise<void>;
  /** Opens another tab in front while the callback runs, which hides this tab. */
  whileHidden(callback: () => Promise<unknown>): Promise<void>;
  /** Brings the tab to the front. Never rejects. */
  bringToFront(): Promise<void>;
  /** Closes the tab as a visitor does: the page sends its last calls, and they are recorded. */
  leave(timeoutMs: number): Promise<void>;
  /** Leaves the page for a blank one. The profile's next tab is this one, with its sessionStorage and its window's name. */
  leaveOpen(timeoutMs: number): Promise<void>;
  /** Resolves with the reason when the page's process ends. */
  readonly crashed: Promise<string>;
}
