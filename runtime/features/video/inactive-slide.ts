/** A slide that is not the current one, of a design that shows one at a time. video#slide-inactive */
export const inactiveSlide = ':is(.sqs-gallery-design-stacked-slide,.sqs-gallery-design-strip-slide):not(.sqs-active-slide)';
