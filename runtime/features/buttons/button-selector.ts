export const buttonSelector = '[class*="sqs-block-button-container"]';

/**
 * Buttons that are not mounted, and whose link leaves the page: a click on it is held until it can be recorded; nothing where
 * browsers lack `:has`, which `:is` ignores. site#button-tracking
 */
export const leavingButtons = `:is(${buttonSelector}:not([data-ss-block]):has(a:is([href^=http],[href^="/"]):not([target],[download])))`;
