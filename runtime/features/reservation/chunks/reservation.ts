import { layoutLimits } from '../../../contract/site/constants.ts';
import type { Mountable } from '../../../page/mountable.ts';
import { askFirst } from '../../third-parties/index.ts';
import { showPreview } from '../preview.ts';

/**
 * Mounts a preview for owners, and the widget of the reservation service for other visitors. `commerce#reservation-preview`
 * `commerce#reservation-widget`
 */
export const mount: Mountable['mount'] = async (element, page) => {
  const { account, isOnlyViewer } = page.context;
  if (account && !isOnlyViewer) return showPreview(element, page);
  const thirdParties = await page.service('third-parties');
  const isWide = element.clientWidth > layoutLimits.wideReservationAbovePx;
  element.dataset.layout = isWide ? 'wide' : 'standard';
  const name = element.dataset.blockType === '68' ? 'tableBooking' : 'reservation';
  const cancel = askFirst(page, {
    box: element.querySelector<HTMLElement>('.sqs-block-content') ?? element,
    host: thirdParties.hostOf(name),
    load: () => thirdParties[name](),
  });
  return {
    // The widget stays: its script has no function that removes it.
    dispose() {
      cancel();
      element.removeAttribute('data-layout');
    },
  };
};
