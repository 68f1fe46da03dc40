/** Sends a form and shows that it was sent; fetched when a form has the focus. */
export { sendLiveForm } from './send-live-form.ts';
export { showSuccess } from './success.ts';
