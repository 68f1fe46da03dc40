import type { Page } from 'puppeteer';
import { expect } from 'vitest';
import { drawnPercent } from '../../helpers/browser/drawn-percent.ts';
import { iconSite, icons } from '../../helpers/markup/icon-pages.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

/** Returns how much of the icon is drawn, in percent of its middle. */
async function drawn({ open, tab }: Visit, { path, icon, press }: (typeof icons)[number]): Promise<number> {
  await open('icons', path);
  await tab.until(() => document.querySelector('[data-ss-block]') !== null);
  if (press) await tab.click(press);
  await tab.until((selector) => document.querySelector(selector) !== null, icon);
  await tab.until(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  return drawnPercent(tab as unknown as Page, icon);
}

export const forcedColours: Topic = {
  sites: [iconSite],
  scenarios: icons.map((row) => ({
    // site#forced-colours
    title: `in forced colours, light and dark, ${row.icon} of ${row.path} keeps its shape`,
    unsupported: { webkit: 'WebKit has no forced colours.' },
    async run(visit) {
      const usual = await drawn(visit, row);
      expect(usual).toBeGreaterThan(0);
      for (const scheme of ['light', 'dark'] as const) {
        const forced = await visit.inForcedColours(scheme);
        const percent = await drawn(forced, row);
        expect(await forced.tab.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
        expect(percent).toBeGreaterThan(0);
        expect(Math.abs(percent - usual)).toBeLessThanOrEqual(6);
      }
    },
  })),
};
