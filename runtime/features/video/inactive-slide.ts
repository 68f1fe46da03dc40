/** A slide of a design that shows one at a time, and not the current one: a click on its video does nothing. Spec 1 §4. */
export const inactiveSlide = ':is(.sqs-gallery-design-stacked-slide,.sqs-gallery-design-strip-slide):not(.sqs-active-slide)';
