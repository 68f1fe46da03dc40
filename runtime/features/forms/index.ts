/** Forms and newsletters: found on the page or drawn, checked, sent. */
export { loadForm, reserveForm } from './block.ts';
export type { Forms } from './chunks/forms.ts';
export type { MountedForm } from './controller/mounted-form.ts';
