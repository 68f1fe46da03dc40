/** The functions that an audit calls in a page, each with plain data for its arguments and its result (`Tab.evaluate`). */

export { readClock, readHidden, readParsed, scrollAndFocus, twoFrames } from './exercise.ts';
export { findGlobal } from './find-global.ts';
export { findReopening, reopeningPlace } from './find-reopening.ts';
export { preparePrint } from './prepare-print.ts';
export { readDocument } from './read-document.ts';
export { readEnvironment } from './read-environment.ts';
export { isAtRest, scrollToStart } from './read-motion.ts';
export { centreOf, forceBanner, isSelector, readContext, readPage } from './read-page.ts';
export { readStorage } from './read-storage.ts';
export { visibleLinks } from './visible-links.ts';
