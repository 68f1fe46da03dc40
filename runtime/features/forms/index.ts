/** The only door of the feature. */
export { loadForm, reserveForm } from './block.ts';
export type { Forms } from './forms.ts';
export type { MountedForm } from './live/live-form.ts';
