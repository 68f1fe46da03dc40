/** Sends a form and shows its success message. Loaded with the first input. */
export { sendForm } from '../sending/send-form.ts';
