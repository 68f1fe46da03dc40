import { expect } from 'vitest';
import type { Topic } from '../facade/scenario.ts';

export const maps: Topic = {
  scenarios: [
    {
      title: 'six styles draw six pictures, and the first map becomes interactive with the focus and follows the arrow keys',
      async run({ open, tab, errors }) {
        await tab.size(1280, 1100);
        await open('maps', '/');
        await tab.until(() => {
          scrollBy(0, 400);
          return document.querySelectorAll('[data-ss-map=static]').length === 6;
        });
        await tab.until(() => {
          const seas = [...document.querySelectorAll<HTMLCanvasElement>('.sqs-block-map canvas')].map((canvas) =>
            Array.from(canvas.getContext('2d')?.getImageData(2, 2, 1, 1).data ?? []).join(),
          );
          return seas.length === 6 && new Set(seas).size === 6;
        });
        await tab.evaluate(() => {
          scrollTo(0, 0);
          document.querySelector<HTMLElement>('#block-map-1 .ss-map-box')?.focus();
        });
        await tab.until(() => document.querySelector('#block-map-1')?.getAttribute('data-ss-map') === 'interactive');
        const top = () => document.querySelector('#block-map-1 .ss-map-pin')?.getBoundingClientRect().top ?? 0;
        await tab.until(() => document.querySelector('#block-map-1 .ss-map-pin') !== null);
        const before = await tab.evaluate(top);
        await tab.key('ArrowUp');
        await tab.until(
          (from) => (document.querySelector('#block-map-1 .ss-map-pin')?.getBoundingClientRect().top ?? 0) > from + 20,
          before,
        );
        expect(await errors()).toEqual([]);
      },
    },
    {
      title:
        'with a key the hosted library is loaded once for all maps; after a refusal of the key the maps are embedded ones again',
      async run({ open, tab, errors }) {
        await open('maps', '/hosted');
        await tab.until(() => {
          scrollBy(0, 300);
          return document.querySelectorAll('.sqs-block-map[data-ss-map=interactive]').length === 2;
        });
        const scripts = await tab.evaluate(() => [...document.scripts].filter(({ src }) => src.includes('/maps/api/js')).length);
        expect(scripts).toBeLessThanOrEqual(1);
        await tab.evaluate(() => (window as unknown as { gm_authFailure(): void }).gm_authFailure());
        await tab.until(() => document.querySelectorAll('[data-ss-map=static]').length === 2);
        expect(await errors()).toEqual([]);
      },
    },
  ],
};
