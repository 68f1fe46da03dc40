import type { CallersBrowser } from './browser/callers-browser.ts';
import type { WantedSeverities } from './choose-rules.ts';
import type { AuditRule } from './judging/rule.ts';
import type { DecodedAuditOptions } from './options.ts';
import type { AuditDocument } from './report/document.ts';

/** A cookie that a program gives. `expires` is in seconds since 1970; a cookie without it lasts a day. */
export interface GivenCookie {
  /** Name of the cookie. */
  readonly name: string;
  /** Value of the cookie. */
  readonly value: string;
  /** The page's host by default. */
  readonly domain?: string;
  /** In seconds since 1970; a day from now by default. */
  readonly expires?: number;
}

/** Options for which a program may give objects, where a command line names files and ids. */
export interface GivenValues {
  /** Ids of built-in rules, `all` for all of them, and rules of your own; all built-in rules by default. */
  readonly rules?: readonly (string | AuditRule)[];
  /** Severity of a rule's violations, by rule id. */
  readonly severities?: WantedSeverities;
  /** Path or `ws://` address, or a browser or page of Puppeteer, which stays open. By default a browser is searched for. */
  readonly browser?: string | CallersBrowser;
  /** Report of an earlier audit, or its file. Findings that it contains are marked as `known`. */
  readonly baseline?: string | AuditDocument;
  /** Report of an earlier audit, or its file, to compare with. */
  readonly compare?: string | AuditDocument;
  /** Declared cookies, or their file. */
  readonly declared?: string | readonly object[];
  /** Page context for pages without one, or its file. */
  readonly context?: string | object;
  /** Cookies of every visit, or their file. */
  readonly cookies?: string | readonly GivenCookie[];
  /** Cookies of the journey `return`, or their file. */
  readonly seedCookies?: string | readonly GivenCookie[];
}

/** Decoded options of an audit, in which a program's objects may take the place of files. */
export type AuditRequest = Omit<DecodedAuditOptions, keyof GivenValues | 'enqueue' | 'worker' | 'explain'> & GivenValues;
