/** Reads form contexts. Loaded on pages that have one. */
export { findContext } from '../finding/find-context.ts';
