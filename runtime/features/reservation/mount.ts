import { layoutLimits } from '../../contract/page/limits.ts';
import type { Mountable } from '../../page/mountable.ts';
import { showPreview } from './preview.ts';

/** Owners see a preview; visitors, and members who may only view, get the widget of the service that takes the reservation. */
export const mount: Mountable['mount'] = async (element, page) => {
  const { account, isOnlyViewer } = page.context;
  if (account && !isOnlyViewer) return showPreview(element, page);
  const thirdParties = await page.service('third-parties');
  const isWide = element.clientWidth > layoutLimits.wideReservationAbovePx;
  element.dataset.layout = isWide ? 'wide' : 'standard';
  // The widget stays when the block is taken back: the script that drew it offers no way.
  await (element.dataset.blockType === '68' ? thirdParties.tableBooking() : thirdParties.reservation());
  return { destroy: () => element.removeAttribute('data-layout') };
};
