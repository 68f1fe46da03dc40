/** Tooltips. Fetched by pages with `data-ss-tooltip`, and by the service `dialogs`. */
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { attachTooltip } from '../tooltip.ts';

export const mount = (element: HTMLElement, { clock }: Page): Mounted => ({
  dispose: attachTooltip(element, element.getAttribute('data-ss-tooltip') ?? '', clock),
});
export { attachTooltip as attach };
