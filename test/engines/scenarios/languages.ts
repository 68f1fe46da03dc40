import { expect } from 'vitest';
import { everyGallery } from '../../helpers/markup/every-gallery.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import type { Topic } from '../facade/scenario.ts';

const site = 'hebrew';
const body = `<style>body{margin:20px;width:600px}</style>${['slideshow', 'carousel'].map((name) => everyGallery[name]?.(name)).join('')}`;

export const languages: Topic = {
  sites: [withPictures(testSite(site, { '/': { lang: 'he', body } }))],
  scenarios: [
    {
      title: 'from right to left a form has its words in Hebrew, and its errors above its controls',
      async run({ open, tab, errors }) {
        await open('forms', '/right-to-left');
        await tab.until(() => document.querySelector('form[data-ss-form]') !== null);
        expect(await tab.text('form [type=submit]')).toBe('שליחה');
        await tab.click('form [type=submit]');
        // English is shown until the texts have arrived: site#texts-never-block
        await tab.until(() => `${document.querySelector('.form-submission-error')?.textContent}`.includes('יש בעיה בטופס.'));
        // WebKit draws the legend of a fieldset over its error, the others below it.
        await tab.until(() => {
          const all = [...document.querySelectorAll('.field-error')];
          const areAbove = all.map((error) => {
            const control = error.closest('.form-item')?.querySelector('input,textarea,select');
            return error.getBoundingClientRect().bottom <= (control?.getBoundingClientRect().top ?? 0) + 1;
          });
          return areAbove.join() === 'true,true';
        });
        expect(await errors()).toEqual([]);
      },
    },
    {
      title: 'from right to left the arrow to the next slide is at the left, and a carousel begins at the right',
      async run({ open, tab, errors }) {
        await open(site, '/');
        for (const id of ['slideshow', 'carousel']) {
          await tab.until((each) => window.SSRuntime.gallery(document.getElementById(each) as Element), id);
          await tab.until(
            (each) =>
              [...document.querySelectorAll<HTMLElement>(`#${each} :is(.next,.previous)`)].every(
                ({ offsetWidth }) => offsetWidth > 10,
              ),
            id,
          );
          const [next = 0, previous = 0] = await tab.evaluate(
            (each) =>
              ['.next', '.previous'].map((one) => document.querySelector(`#${each} ${one}`)?.getBoundingClientRect().left ?? 0),
            id,
          );
          expect([id, next < previous]).toEqual([id, true]);
          await tab.click(`#${id} .next`);
          await tab.until(
            (each) => (window.SSRuntime.gallery(document.getElementById(each) as Element)?.currentIndex ?? 0) > 0,
            id,
          );
        }
        expect(await errors()).toEqual([]);
      },
    },
  ],
};
