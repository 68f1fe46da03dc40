/** Fetched by pages that a browser saved while this runtime ran, before they are mounted. */
export { clearOwnMarks } from '../saved/clear-own-marks.ts';
