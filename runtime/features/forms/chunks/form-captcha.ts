/** Renders the captcha of a form. Loaded with the form's first focus. */
export { createFormCaptcha } from '../captcha/form-captcha.ts';
