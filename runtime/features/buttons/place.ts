import type { BlockPlace } from '../../page/mountable.ts';

export const buttonPlace: BlockPlace = { selector: '[class*="sqs-block-button-container"]' };
