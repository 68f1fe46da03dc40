import { logLoadFailure } from '../../browser/log-load-failure.ts';
import { noVideoLoader } from '../../contract/video/messages.ts';
import type { BlockDefinition } from '../../page/mountable.ts';

/** Video embeds, in blocks of their own and in the slides of galleries. Spec 2 §3, wild §2 "Videos". */
export const videoBlock: BlockDefinition = {
  kind: 'video',
  selector: '.sqs-native-video,.sqs-video-background-native,.sqs-video-wrapper',
  when: 'visible',
  load: (page) => logLoadFailure(page.chunks.load('video'), noVideoLoader),
};
