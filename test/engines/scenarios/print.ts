import { expect } from 'vitest';
import { everyGallery } from '../../helpers/markup/every-gallery.ts';
import { image } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import type { Topic } from '../facade/scenario.ts';

const site = 'paper';
const far = '<div style="height:4000px"></div>';
const alone = `<div class="sqs-block sqs-block-image" data-block-type="5"><div class="sqs-block-content">${image('alone')}</div></div>`;
const body = `<style>body{margin:20px}</style>${['slideshow', 'slider', 'carousel'].map((name) => everyGallery[name]?.(name)).join('')}${far}${everyGallery.grid?.('grid')}${far}${alone}`;

export const print: Topic = {
  sites: [withPictures(testSite(site, { '/': { body } }))],
  scenarios: [
    {
      title: 'before the page is printed every picture is loaded, and on paper the pictures of a slideshow lie side by side',
      async run({ open, tab, errors }) {
        await tab.size(800, 700);
        await open(site, '/');
        await tab.until(() => document.querySelectorAll('[data-ss-block=gallery]').length >= 3);
        // No engine prints by WebDriver in a test's time: the event is the browser's, and the sheets' media are exchanged.
        await tab.evaluate(() => void dispatchEvent(new Event('beforeprint')));
        await tab.until(() =>
          [...document.querySelectorAll('img')].every(
            (each) => each.closest('noscript,.sqs-gallery-thumbnails') || each.naturalWidth > 0,
          ),
        );
        await tab.evaluate(() => {
          const exchange = (rules: CSSRuleList): void => {
            for (const rule of rules) {
              if (rule instanceof CSSMediaRule && /print|screen/.test(rule.media.mediaText))
                rule.media.mediaText = rule.media.mediaText.includes('print') ? 'all' : 'not all';
              if ('cssRules' in rule) exchange(rule.cssRules as CSSRuleList);
            }
          };
          for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) exchange(sheet.cssRules);
        });
        await tab.until(() =>
          ['slideshow', 'slider', 'carousel'].every((id) => {
            const boxes = [...document.querySelectorAll<HTMLElement>(`#${id} .sqs-gallery img:not(noscript img)`)]
              .filter((each) => getComputedStyle(each).visibility === 'visible')
              .map((each) => each.getBoundingClientRect());
            const overlaps = boxes.some((a, at) =>
              boxes.some(
                (b, other) =>
                  other > at && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
              ),
            );
            return (
              boxes.length === 8 && !overlaps && boxes.every(({ left, right, width }) => left >= 0 && right <= 801 && width > 50)
            );
          }),
        );
        expect(await errors()).toEqual([]);
      },
    },
  ],
};
