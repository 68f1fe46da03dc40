/** Tooltips: fetched by pages that ask for one, and by whoever asks the service `dialogs` for one. */
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { attachTooltip } from '../tooltip.ts';

export const mount = (element: HTMLElement, { clock }: Page): Mounted => ({
  dispose: attachTooltip(element, element.getAttribute('data-ss-tooltip') ?? '', clock),
});
export { attachTooltip as attach };
