/** The only door of the feature. */
export { formKind } from './block.ts';
export type { Forms } from './forms.ts';
export type { MountedForm } from './live/live-form.ts';
export { formPlace } from './place.ts';
