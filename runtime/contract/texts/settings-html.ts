/** Rules for owners' HTML, shared by the code that cleans it and the code that checks it. */

/** Elements that are removed with their contents. */
export const droppedElements =
  'SCRIPT STYLE SVG IFRAME FRAME FRAMESET NOSCRIPT NOFRAMES NOEMBED OBJECT EMBED TEMPLATE TEXTAREA TITLE MATH';

/** Protocols of links; others are removed, because they may run scripts. */
export const safeProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
