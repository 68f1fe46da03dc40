import { noVideoLoader } from '../../contract/messages.ts';
import { orSay } from '../../lib/or-say.ts';
import type { BlockDefinition, BlockModule } from '../block.ts';

/** Video embeds, in blocks of their own and in the slides of galleries. Spec 2 §3, wild §2 "Videos". */
export const videoBlock: BlockDefinition = {
  kind: 'video',
  selector: '.sqs-video-wrapper:not([data-provider-name*=instagram i],[data-provider-name*=flickr i])',
  when: 'visible',
  load: (page) => orSay(page.chunks.load<BlockModule>('video'), noVideoLoader),
};
