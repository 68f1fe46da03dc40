import { expect } from 'vitest';
import { patienceMs } from '../../helpers/run/patience.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

const plays = ({ tab }: Visit, id: string, state: string) =>
  tab.until(
    (block, wanted) =>
      document.querySelector<HTMLIFrameElement>(`#${block} iframe`)?.contentDocument?.getElementById('state')?.textContent ===
      wanted,
    id,
    state,
  );

export const video: Topic = {
  scenarios: [
    {
      title: 'a video fetches its player with the click, which plays it and is recorded; a second one pauses the first',
      async run(visit) {
        const { open, tab, platform, errors } = visit;
        await open('galleries', '/video');
        await tab.until(() => document.querySelector('#block-video-tide [data-ss-block=video] .sqs-video-overlay') !== null);
        expect(await tab.evaluate(() => document.querySelectorAll('#block-video-tide iframe').length)).toBe(0);
        await tab.click('#block-video-tide .sqs-video-overlay');
        await plays(visit, 'block-video-tide', 'playing');
        const hit = await platform.journal.waitFor(
          ({ endpoint, body }) => endpoint === 'record-hit' && (body as { event?: string }).event === 'VIDEO',
          { timeoutMs: patienceMs },
        );
        expect((hit.body as { data: { mediaUrl: string } }).data.mediaUrl).toContain('/player.html?v=tide');
        await tab.click('#block-video-lake .sqs-video-overlay');
        await plays(visit, 'block-video-lake', 'playing');
        await tab.until(() => {
          const frame = document.querySelector<HTMLIFrameElement>('#block-video-tide iframe');
          return !frame || frame.contentDocument?.getElementById('state')?.textContent === 'paused';
        });
        expect(await errors()).toEqual([]);
      },
    },
  ],
};
