/** Sets the marks without which a site's own style sheets hide parts of the page. */
export { liftStates } from './lift-states.ts';
export { watchHidden } from './watch-hidden.ts';
export { whenPictured } from './when-pictured.ts';
