/** What an owner's HTML text may hold, for those who clean one and those who check one. Spec 2 §3. */

/** Elements whose inside is no text for people: left out with all they hold. */
export const droppedElements =
  'SCRIPT STYLE SVG IFRAME FRAME FRAMESET NOSCRIPT NOFRAMES NOEMBED OBJECT EMBED TEMPLATE TEXTAREA TITLE MATH';

/** Of links; any other is taken off, for it may run script. */
export const safeProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
