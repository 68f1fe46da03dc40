import { escapeHtml, scriptJson } from './escape.ts';

/** Returns the script that assigns the page context, in the form of published pages. */
export const contextTag = (context: unknown): string =>
  '<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ' +
  `${scriptJson(context)};</script>`;

/** Returns the runtime's script tag: classic and synchronous, because pages call its functions while they load. */
export const bootTag = (address: string): string => `<script src="${address}"></script>`;

/** Returns the tag of a style sheet at the root of its site. */
export const styleSheetTag = (name: string): string => `\n<link rel="stylesheet" href="/${escapeHtml(encodeURI(name))}">`;
