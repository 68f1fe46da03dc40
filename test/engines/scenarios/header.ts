import { expect } from 'vitest';
import { header71, section71 } from '../../helpers/markup/wild-pages.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

const site = 'headers';
const css =
  '<meta name="viewport" ' +
  'content="width=device-width"><style>body{margin:0}.header-display-desktop{display:none}.header{background:#fff}</style>';
const long =
  `<div id="siteWrapper">${header71}<main id="page"><article class="sections" ` +
  `id="sections">${section71('<div style="height:4000px">Long</div>')}</article></main></div>`;
const burger = '.header-display-mobile .header-burger-btn';

/** Resolves when these are the texts of the menu's links that are uncovered at their middle. */
const inReach = ({ tab }: Visit, texts: readonly string[]) =>
  tab.until(
    (wanted) =>
      [...document.querySelectorAll('.header-menu a')]
        .flatMap((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const met = document.elementFromPoint(left + width / 2, top + height / 2);
          return width > 0 && link.contains(met) ? [link.textContent?.trim()] : [];
        })
        .join() === wanted,
    texts.join(),
  );

export const header: Topic = {
  sites: [
    testSite(site, {
      '/': { head: css, body: long },
      '/fixed': { head: css, body: `<script>document.body.className = 'tweak-fixed-header'</script>${long}` },
    }),
  ],
  scenarios: [
    {
      title: 'the menu at 320 px shows its links, then those of a folder, then its own again, and closes',
      async run(visit) {
        const { open, tab, errors } = visit;
        await tab.size(320, 700);
        await open(site, '/');
        await tab.until(() => document.querySelector('.header[data-ss-block=header]') !== null);
        await inReach(visit, []);
        await tab.click(burger);
        await inReach(visit, ['About', 'Folder:Work']);
        await tab.click('.header-menu [data-folder-id]');
        await inReach(visit, ['Back', 'Pots']);
        await tab.click('.header-menu [data-action=back]');
        await inReach(visit, ['About', 'Folder:Work']);
        await tab.click(burger);
        await inReach(visit, []);
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'a fixed header shrinks once the page is scrolled, and grows again at the top',
      async run({ open, tab }) {
        await open(site, '/fixed');
        await tab.until(() => document.querySelector('.header[data-ss-block=header]') !== null);
        await tab.evaluate(() => scrollTo(0, 600));
        await tab.until(() => document.querySelector('.header.shrink') !== null);
        expect(await tab.evaluate(() => scrollY)).toBe(600);
        await tab.evaluate(() => scrollTo(0, 0));
        await tab.until(() => document.querySelector('.header:not(.shrink)') !== null);
      },
    },
  ],
};
