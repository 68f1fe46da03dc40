/** Shows system errors. The rest of this feature is the service `dialogs`: `page.service('dialogs')`. */
export { showSystemError, showSystemErrors } from './system-error-listener.ts';
