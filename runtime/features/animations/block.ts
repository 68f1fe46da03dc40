import type { BlockDefinition } from '../../page/mountable.ts';

/**
 * What comes in as it comes into view: whatever has a class `block-animation-<name>` but `none`, as gallery containers do; `site-default` is
 * none where the site has none. Wild §2.
 */
export const animationBlock: BlockDefinition = {
  kind: 'animation',
  selector:
    '[class*=block-animation-]:not(.block-animation-none,.tweak-global-animations-animation-type-none .block-animation-site-default)',
  when: 'load',
  looks: null,
  load: (page) => page.chunks.load('block-animations'),
};
