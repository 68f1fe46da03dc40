/**
 * Fetched by pages that a browser saved while the platform's scripts or this runtime ran, before they are mounted, and when other
 * code puts a copy of a mounted block into the page.
 */
export { clearLeftMarks } from '../saved/clear-left-marks.ts';
export { clearCopy, clearOwnMarks } from '../saved/clear-own-marks.ts';
