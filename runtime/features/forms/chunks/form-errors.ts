/** Shows errors. Loaded with the first error of a form. */
export { createErrorView } from '../errors/error-view.ts';
