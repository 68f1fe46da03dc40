/** The only door of the feature. */
export { formBlock } from './block.ts';
export type { Forms } from './forms.ts';
export type { FormState, LiveForm } from './live-form.ts';
export { formPlace } from './place.ts';
