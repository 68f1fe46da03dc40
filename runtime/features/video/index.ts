/** Videos: embeds of other hosts, the site's own videos, and videos behind sections. */
import { logLoadFailure } from '../../browser/console.ts';
import { noVideoLoader } from '../../contract/video/constants.ts';
import type { Mountable } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

export const loadVideo = (page: Page): Promise<Mountable> => logLoadFailure(page.chunks.load('video'), noVideoLoader);
