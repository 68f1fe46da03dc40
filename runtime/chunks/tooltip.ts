/** Tooltips: fetched by pages that ask for one, and by whoever asks the service `dialogs` for one. */
import type { TooltipChunk } from '../dialogs/dialogs.ts';
import { attachTooltip } from '../dialogs/tooltip.ts';

export const mount: TooltipChunk['mount'] = (element, { clock }) => ({
  destroy: attachTooltip(element, element.getAttribute('data-ss-tooltip') ?? '', clock),
});
export const attach: TooltipChunk['attach'] = attachTooltip;
