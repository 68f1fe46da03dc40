import { scriptJson } from '../pages/html.ts';

/** The page context as a page holds it (wild §1): a script that assigns the global. */
export const contextTag = (context: unknown): string =>
  `<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${scriptJson(context)};</script>`;
