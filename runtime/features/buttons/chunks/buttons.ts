/** Records views and clicks of button blocks. Fetched by pages that have any. */
import { canOutlivePage } from '../../../browser/page-lifecycle.ts';
import type { Mountable } from '../../../page/mountable.ts';
import { createButtonBlocks } from '../button-blocks.ts';

let blocks: Mountable | undefined;

export const mount: Mountable['mount'] = async (container, page) => {
  const { census: hits, whenTracked } = await page.telemetry();
  blocks ??= createButtonBlocks({
    clock: page.clock,
    presses: page.presses,
    hits,
    whenTracked,
    canOutlivePage: canOutlivePage(window),
  });
  return blocks.mount(container, page);
};
