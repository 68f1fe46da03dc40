/** How far a form is; also its `data-ss-form`. Spec 2 §4 "Form submission". */
export type FormState = 'idle' | 'submitting' | 'success' | 'failed';
