/** Checks a form. Loaded with its first input, or with its first focus if it has a captcha. */
export { createFormController } from '../controller/form-controller.ts';
