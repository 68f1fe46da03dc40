import type { BlockDefinition } from '../../../page/mountable.ts';

/** Videos of services that people share photos on. Spec 1 §9 "Photo-sharing video overlay popup". */
export const photoVideoBlock: BlockDefinition = {
  kind: 'photo-video',
  selector: '.sqs-video-wrapper:is([data-provider-name*=instagram i],[data-provider-name*=flickr i])',
  when: 'visible',
  load: (page) => page.chunks.load('photo-video'),
};
