import { apply, create, ProxyClass } from './natives.ts';
import { type Observer, prototypeOf, replaceFunction } from './observer.ts';

/** A loader of web fonts measures a few families. Lists of fingerprints have dozens. */
const manyFamilies = 12;
const maxTexts = 200;

/** Reports one text that is measured in many font families, which shows the installed fonts. */
export function watchFonts(observer: Observer): void {
  const measured = createMeasured(observer);
  watchMeasuredTexts(observer, measured);
  if (observer.isPage) watchMeasuredElements(observer, measured);
}

interface Measured {
  isReported(): boolean;
  add(text: string, family: string, via: string): void;
}

function createMeasured({ record, stackNow }: Observer): Measured {
  /** Families by measured text; plain objects, because a page may have replaced methods of maps. */
  let families: Record<string, Record<string, true>> = create(null);
  let textCount = 0;
  let isReported = false;
  return {
    isReported: () => isReported,
    add(text, family, via) {
      if (isReported || family === '' || (textCount >= maxTexts && !families[text])) return;
      if (!families[text]) {
        families[text] = create(null);
        textCount++;
      }
      const seen = families[text] ?? {};
      seen[family.slice(0, 200)] = true;
      let count = 0;
      for (const _family in seen) count++;
      if (count < manyFamilies) return;
      isReported = true;
      families = create(null);
      record({ kind: 'fingerprint', via: 'fonts', text: via, stack: stackNow() });
    },
  };
}

function watchMeasuredTexts({ wrap }: Observer, { isReported, add }: Measured): void {
  for (const name of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D'])
    wrap(prototypeOf(name), 'measureText', (self, [text]) => {
      const font = isReported() ? '' : String((self as CanvasRenderingContext2D).font);
      if (font !== '') add(`canvas ${text}`.slice(0, 100), firstFamily(font), 'measureText');
      return null;
    });
  wrap(prototypeOf('FontFaceSet'), 'check', (_self, [font]) => {
    add('check', firstFamily(String(font)), 'document.fonts.check');
    return null;
  });
}

const firstFamily = (font: string): string =>
  (/(?:px|pt|em|%)(?:\/\S+)?\s+(.*)$/.exec(font)?.[1] ?? '').split(',')[0]?.trim() ?? '';

function watchMeasuredElements({ wrap }: Observer, { isReported, add }: Measured): void {
  const measure = (self: unknown, via: string) => {
    try {
      if (isReported() || !(self instanceof HTMLElement) || self.childElementCount > 0) return;
      const family = self.style.fontFamily || self.parentElement?.style.fontFamily || '';
      if (family !== '') add(`element ${self.textContent}`.slice(0, 100), family.split(',')[0] ?? '', via);
    } catch {
      // The page may have replaced what is read here.
    }
  };
  for (const name of ['offsetWidth', 'offsetHeight'])
    replaceFunction(
      HTMLElement.prototype,
      name,
      'get',
      (original) =>
        new ProxyClass(original, {
          apply(target, self: unknown, args: unknown[]) {
            measure(self, name);
            return apply(target, self, args);
          },
        }),
    );
  wrap(Element.prototype, 'getBoundingClientRect', (self) => {
    measure(self, 'getBoundingClientRect');
    return null;
  });
}
