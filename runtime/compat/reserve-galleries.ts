// Part of the boot script.
import { type DesignRow, earlyDesigns } from '../contract/gallery/design-table.ts';
import { hasSlideBoxes } from '../contract/gallery/designs.ts';
import { layOut } from '../features/gallery/index.ts';

/**
 * Gives the galleries of templates their boxes before the code that makes them has arrived: their options are read from the
 * source of the page code in `args` (compat#reserved-galleries). Throws for page code that cannot be read so.
 */
export function reserveGalleries(args: readonly unknown[]): void {
  // Only of functions: `toString` of an object of `Y` is one more call.
  for (const code of args)
    if (typeof code === 'function')
      for (const call of `${code}`.split('Gallery2(').slice(1)) {
        const options: Record<string, string> = {};
        call.replace(/(\w+)["']?:\s*["']?([^"',{}]+)/g, (_, name, value) => (options[name] = value));
        // Boxes of one slide hide the others, permanently if the code makes no gallery after all.
        const row = earlyDesigns.find((design) => hasSlideBoxes(design) && design.name === options.design) as DesignRow;
        // Within the container, as in the gallery itself: the selector of slides may match elsewhere on the page.
        const container = document.querySelector(options.container as string) as Element;
        const slide = container.querySelector(options.slides || ':scope>*') as HTMLElement;
        layOut(slide.parentElement as HTMLElement, row, options);
      }
}
