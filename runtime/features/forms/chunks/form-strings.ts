/** Translates a form. Loaded on pages in other languages than English. */
export { loadCaptions, loadFormStrings } from '../strings/form-strings.ts';
