/** Information notices. Fetched by the service `dialogs` for the first one. */
export { showNotice } from '../dialogs/notice.ts';
