/** Fetched by pages that a browser saved while the platform's scripts or this runtime ran, before they are mounted. */
export { clearLeftMarks } from '../saved/clear-left-marks.ts';
export { clearOwnMarks } from '../saved/clear-own-marks.ts';
