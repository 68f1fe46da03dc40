import { loadWhenAllowed } from '../../features/third-parties/index.ts';
import type { Page } from '../../page/page.ts';

/**
 * `Y.Squarespace.FollowButtonUtils.renderAll()`: the social network's script makes buttons of the page's follow links, once the visitor may be brought
 * there; without it they are links. Some pages put their own in its place. Spec 2 §7, wild 2 §8.
 */
export const createFollowButtonUtils = (page: Pick<Page, 'service' | 'consent' | 'emitter'>) => ({
  renderAll: () => void loadWhenAllowed(page, (thirdParties) => thirdParties.follow()),
});
