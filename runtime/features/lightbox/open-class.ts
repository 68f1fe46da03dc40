/** Class of the body while a lightbox is open. Wild §2. */
export const openClass = 'sqs-lightbox-open';
