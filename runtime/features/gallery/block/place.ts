import type { BlockPlace } from '../../../page/mountable.ts';
import { reserve } from './reserve.ts';

/** Gallery and summary blocks, and the social blocks that are drawn as galleries. Wild §2. */
export const galleryPlace: BlockPlace = {
  selector:
    '.sqs-block-gallery,.sqs-block-summary-v2,.sqs-block-instagram,.sqs-block-flickr,.sqs-block-fivehundredpix,[data-controller^=Gallery]',
  reserve,
};
