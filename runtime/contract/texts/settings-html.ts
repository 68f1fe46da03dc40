/** Rules for the HTML texts of owners, for the code that cleans them and the code that checks them. */

/** Elements without text for people: left out with their contents. */
export const droppedElements =
  'SCRIPT STYLE SVG IFRAME FRAME FRAMESET NOSCRIPT NOFRAMES NOEMBED OBJECT EMBED TEMPLATE TEXTAREA TITLE MATH';

/** Protocols of links; others are removed, because they may run scripts. */
export const safeProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
