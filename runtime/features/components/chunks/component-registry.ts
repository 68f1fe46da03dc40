import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { askFirst } from '../../third-parties/index.ts';

/**
 * A wedding registry (ZOLA): the link of the server is kept until the service's script draws the registry. site#wedding-registry
 */
export async function mount(block: HTMLElement, page: Page): Promise<Mounted> {
  const box = block.querySelector<HTMLElement>('.sqs-block-content') ?? block;
  if (!box.querySelector('a[href]')) throw blockSkipped('no-registry');
  const thirdParties = await page.service('third-parties');
  const dispose = askFirst(page, {
    box,
    host: thirdParties.hostOf('weddingRegistry'),
    load: () => thirdParties.weddingRegistry(),
  });
  return { dispose };
}
