// covers: runtime/features/gallery/boxes/ runtime/features/gallery/designs/ runtime/features/gallery/strip/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { measuredGalleries, pixels } from '../../helpers/markup/measured.ts';
import { measuredHtml } from '../../helpers/markup/measured-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const column = '<style>body{margin:0}main{width:700px}</style>';
const galleries = measuredGalleries();
const world = browserWorld(() => [
  testSite(
    'measured',
    Object.fromEntries(
      galleries.map((gallery, index) => [
        `/${index}`,
        { body: `${column}<main>${measuredHtml({ ...gallery, block: { ...gallery.block, autoplay: false } }, 'block')}</main>` },
      ]),
    ),
  ),
]);

/** Replaces opacities that were measured in the middle of a fade by their final values. */
const atRest = (style: string | null) =>
  style?.replace(/opacity: 0\.[0-5]\d*|opacity: 1\.8838e-07/, 'opacity: 0').replace(/opacity: 0\.7\d*/, 'opacity: 1') ?? null;
const names = (text: string) => text.split(' ').filter(Boolean).sort();

test.each(galleries.map((gallery, index) => [index + 1, gallery.block.design, gallery] as const))(
  'page %s, a %s, ends with the classes and inline styles that were measured',
  async (number, design, wanted) => {
    const { page, open } = await world.nextVisitor();
    await servePictures(page);
    await page.setViewport({ width: 900, height: 14_000 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await open('measured', `/${number - 1}`);
    // Every slide once, and back to the one that was current.
    const active = Math.max(
      0,
      wanted.slides.findIndex(({ slideClass }) => slideClass.includes('sqs-active-slide')),
    );
    if (design === 'slideshow')
      for (const index of [...wanted.slides.keys(), active]) {
        await page.evaluate((i) => window.SSRuntime.gallery(document.querySelector('#block') as Element)?.goTo(i), index);
        await page.waitForFunction((i) => document.querySelectorAll('.slide')[i]?.matches('.loaded'), {}, index);
      }
    else
      await page.waitForFunction(() =>
        [...document.querySelectorAll('img:not(noscript *)')].every((image) => image.matches('.loaded')),
      );
    const seen = await page.$eval('#block', (block) => {
      const styleOf = (element: Element | null) => element?.getAttribute('style') ?? null;
      const gallery = block.querySelector('.sqs-gallery');
      const strip = block.querySelector('.sqs-gallery-thumbnails');
      return {
        gallery: [gallery?.className ?? '', styleOf(gallery)] as const,
        thumbnails: strip && [strip.className, styleOf(strip), styleOf(strip.querySelector('.sqs-wrapper'))],
        slides: [...block.querySelectorAll('.slide,.image-wrapper')].map((slide) => {
          const image = slide.querySelector<HTMLElement>('img:not(noscript *)');
          const { parentRatio = null, imageResolution = null } = image?.dataset ?? {};
          return { slide: [slide.className, styleOf(slide)] as const, style: styleOf(image) ?? '', parentRatio, imageResolution };
        }),
      };
    });
    expect(names(seen.gallery[0])).toEqual(names(wanted.galleryClass));
    expect(seen.gallery[1]).toBe(wanted.galleryStyle);
    expect(seen.slides).toHaveLength(wanted.slides.length);
    seen.slides.forEach(({ slide, style, parentRatio, imageResolution }, index) => {
      const measured = wanted.slides[index];
      expect(names(slide[0])).toEqual(names(measured?.slideClass ?? ''));
      // A slide that was left is hidden by its style; most of the measured slides had not been shown yet.
      const left = '; visibility: hidden; pointer-events: none;';
      const bare = atRest(measured?.slideStyle ?? null);
      expect([bare, bare?.replace(/;$/, left), null]).toContain(slide[1]);
      const [px, wantedPx] = [pixels(style), pixels(measured?.imageStyle ?? '')];
      expect(Object.keys(px).sort()).toEqual(Object.keys(wantedPx).sort());
      for (const [property, value] of Object.entries(wantedPx))
        expect(Math.abs((px[property] ?? 1e9) - value)).toBeLessThan(0.01);
      expect(parentRatio).toBe(measured?.parentRatio);
      expect(imageResolution).toBe(measured?.resolution);
    });
    expect(seen.thumbnails?.[1] ?? null).toBe(wanted.thumbnails?.style ?? null);
    expect(pixels(seen.thumbnails?.[2] ?? '')).toEqual(pixels(wanted.thumbnails?.wrapperStyle ?? ''));
  },
);
