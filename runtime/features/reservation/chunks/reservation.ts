import { layoutLimits } from '../../../contract/page/limits.ts';
import type { Mountable } from '../../../page/mountable.ts';
import { askFirst } from '../../third-parties/index.ts';
import { showPreview } from '../preview.ts';

/** Owners see a preview; visitors, and members who may only view, get the widget of the service that takes the reservation. Spec 2 §6, §9. */
export const mount: Mountable['mount'] = async (element, page) => {
  const { account, isOnlyViewer } = page.context;
  if (account && !isOnlyViewer) return showPreview(element, page);
  const thirdParties = await page.service('third-parties');
  const isWide = element.clientWidth > layoutLimits.wideReservationAbovePx;
  element.dataset.layout = isWide ? 'wide' : 'standard';
  const name = element.dataset.blockType === '68' ? 'tableBooking' : 'reservation';
  const callOff = askFirst(page, {
    box: element.querySelector<HTMLElement>('.sqs-block-content') ?? element,
    host: thirdParties.hostOf(name),
    load: () => thirdParties[name](),
  });
  return {
    // The widget stays when the block is taken back: the script that drew it offers no way.
    dispose() {
      callOff();
      element.removeAttribute('data-layout');
    },
  };
};
