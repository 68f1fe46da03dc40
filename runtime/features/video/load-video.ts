import { logLoadFailure } from '../../browser/log-load-failure.ts';
import { noVideoLoader } from '../../contract/video/messages.ts';
import type { Mountable } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/** Fetches the chunk `video`. */
export const loadVideo = (page: Page): Promise<Mountable> => logLoadFailure(page.chunks.load('video'), noVideoLoader);
