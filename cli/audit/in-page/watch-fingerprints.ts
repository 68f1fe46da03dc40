import type { WatcherTools } from './watcher-tools.ts';

/**
 * Reports texts that are drawn on a canvas and read again as pixels. A drawing with pictures, saved states or as JPEG counts as ordinary:
 * charts and resized pictures are made that way. Self-contained, because it runs in the page as text.
 */
export function watchCanvas({ notify, prototypeOf, stackNow, wrap }: WatcherTools): void {
  interface Drawing {
    /** Different characters and colours, as keys, because a page may have replaced methods of sets. */
    seen: Record<string, true>;
    characterCount: number;
    colourCount: number;
    isOrdinary: boolean;
  }
  const drawings = new WeakMap<object, Drawing>();
  const [getDrawing, setDrawing] = [drawings.get.bind(drawings), drawings.set.bind(drawings)];
  const nothingDrawn = () => ({ seen: Object.create(null) as Record<string, true>, characterCount: 0, colourCount: 0 });
  const minSizePx = 16;
  const maxBodyLength = 150_000;
  let reportsLeft = 12;
  const drawingOf = (canvas: unknown): Drawing | null => {
    if (typeof canvas !== 'object' || canvas === null) return null;
    const known = getDrawing(canvas) ?? { ...nothingDrawn(), isOrdinary: false };
    setDrawing(canvas, known);
    return known;
  };
  const canvasOf = (context: unknown): unknown => {
    try {
      return (context as CanvasRenderingContext2D).canvas;
    } catch {
      return null;
    }
  };
  const identifies = ({ characterCount, colourCount }: Drawing) =>
    characterCount >= 10 || (characterCount >= 4 && colourCount >= 2);
  const report = (canvas: unknown, via: string, isLossy: boolean) => {
    const drawing = drawingOf(canvas);
    if (!drawing || reportsLeft === 0 || !identifies(drawing)) return null;
    const { width, height } = canvas as HTMLCanvasElement;
    if (width < minSizePx || height < minSizePx) return null;
    reportsLeft--;
    const stack = stackNow();
    const text = drawing.isOrdinary || isLossy ? `${via} ordinary` : via;
    return (result: unknown) => {
      const body = typeof result === 'string' ? result.slice(0, maxBodyLength) : null;
      notify({ kind: 'fingerprint', via: 'canvas', text, body, stack });
    };
  };
  for (const name of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D']) {
    const contexts = prototypeOf(name);
    for (const method of ['fillText', 'strokeText'])
      wrap(contexts, method, (self, [text]) => {
        const drawing = typeof text === 'string' ? drawingOf(canvasOf(self)) : null;
        if (!drawing) return null;
        const isNew = (key: string): boolean => {
          if (drawing.seen[key]) return false;
          drawing.seen[key] = true;
          return true;
        };
        for (let index = 0; index < 200 && index < (text as string).length; index++) {
          const unit = (text as string)[index] ?? '';
          const isSecondHalf = unit >= '\udc00' && unit <= '\udfff';
          if (!isSecondHalf && isNew(unit)) drawing.characterCount++;
        }
        if (isNew(`colour ${(self as CanvasRenderingContext2D).fillStyle}`)) drawing.colourCount++;
        return null;
      });
    wrap(contexts, 'clearRect', (self) => {
      const drawing = drawingOf(canvasOf(self));
      if (drawing) Object.assign(drawing, nothingDrawn());
      return null;
    });
    for (const method of ['drawImage', 'putImageData', 'save'])
      wrap(contexts, method, (self) => {
        const drawing = drawingOf(canvasOf(self));
        if (drawing) drawing.isOrdinary = true;
        return null;
      });
    wrap(contexts, 'getImageData', (self, [, , width, height]) =>
      Math.abs(Number(width)) < minSizePx || Math.abs(Number(height)) < minSizePx
        ? null
        : report(canvasOf(self), 'getImageData', false),
    );
  }
  const isLossy = (type: unknown) => typeof type === 'string' && /jpe?g|webp/.test(type);
  wrap(prototypeOf('HTMLCanvasElement'), 'toDataURL', (self, [type]) => report(self, 'toDataURL', isLossy(type)));
  wrap(prototypeOf('HTMLCanvasElement'), 'toBlob', (self, [, type]) => report(self, 'toBlob', isLossy(type)));
  wrap(prototypeOf('OffscreenCanvas'), 'convertToBlob', (self, [options]) =>
    report(self, 'convertToBlob', isLossy((options as { type?: unknown } | undefined)?.type)),
  );
}

/**
 * Reports reads of the graphics card's name, of many limits, and of drawn pixels. Self-contained, because it runs in the page as text.
 */
export function watchWebgl({ notify, prototypeOf, stackNow, wrap }: WatcherTools): void {
  /** UNMASKED_VENDOR_WEBGL, UNMASKED_RENDERER_WEBGL of WEBGL_debug_renderer_info. */
  const unmasked = [0x9245, 0x9246];
  // Engines of games read up to 20 limits.
  const manyParameters = 25;
  const parameters: Record<string, true> = Object.create(null);
  let parameterCount = 0;
  let reportsLeft = 12;
  const report = (text: string) => {
    if (reportsLeft === 0) return null;
    reportsLeft--;
    const stack = stackNow();
    return (result: unknown) => {
      notify({ kind: 'fingerprint', via: 'webgl', text, body: typeof result === 'string' ? result : null, stack });
    };
  };
  for (const name of ['WebGLRenderingContext', 'WebGL2RenderingContext']) {
    wrap(prototypeOf(name), 'getParameter', (_self, [parameter]) => {
      if (parameter === unmasked[0] || parameter === unmasked[1]) return report('getParameter');
      if (parameters[String(parameter)]) return null;
      parameters[String(parameter)] = true;
      return ++parameterCount === manyParameters ? report('getParameter ordinary') : null;
    });
    wrap(prototypeOf(name), 'readPixels', () => report('readPixels ordinary'));
  }
}

/**
 * Reports short sounds that are computed with an oscillator, without playing them, and read again. Self-contained, because it runs in
 * the page as text.
 */
export function watchAudio({ notify, prototypeOf, stackNow, wrap }: WatcherTools): void {
  const maxDurationS = 2;
  const synthetic = new WeakSet<object>();
  const [isSynthetic, addSynthetic] = [synthetic.has.bind(synthetic), synthetic.add.bind(synthetic)];
  const lengths: Record<number, true> = {};
  let reportsLeft = 5;
  for (const name of ['BaseAudioContext', 'OfflineAudioContext'])
    for (const method of ['createOscillator', 'createDynamicsCompressor'])
      wrap(prototypeOf(name), method, (self) => {
        if (typeof self === 'object' && self !== null) addSynthetic(self);
        return null;
      });
  wrap(prototypeOf('OfflineAudioContext'), 'startRendering', (self) => {
    const { length, sampleRate } = self as OfflineAudioContext;
    if (isSynthetic(self as object) && length / sampleRate <= maxDurationS) lengths[length] = true;
    return null;
  });
  const sumOf = (samples: Float32Array): string => {
    let sum = 0;
    for (let index = Math.min(4500, samples.length >> 1); index < samples.length; index++) sum += Math.abs(samples[index] ?? 0);
    return String(sum);
  };
  const report = (self: unknown) => {
    const isRendered = self instanceof AudioBuffer && lengths[self.length];
    if (!isRendered || reportsLeft === 0) return null;
    reportsLeft--;
    const stack = stackNow();
    return (result: unknown) => {
      const body = result instanceof Float32Array ? sumOf(result) : null;
      notify({ kind: 'fingerprint', via: 'audio', text: 'OfflineAudioContext', body, stack });
    };
  };
  for (const method of ['getChannelData', 'copyFromChannel']) wrap(prototypeOf('AudioBuffer'), method, report);
}

/**
 * Reports one text that is measured in many font families, which shows the installed fonts. Self-contained, because it runs in the page
 * as text.
 */
export function watchFonts({ isPage, notify, prototypeOf, stackNow, wrap }: WatcherTools): void {
  // A loader of web fonts measures a few families. Lists of fingerprints have dozens.
  const manyFamilies = 12;
  const maxTexts = 200;
  /** Families by measured text; plain objects, because a page may have replaced methods of maps. */
  let families: Record<string, Record<string, true>> = Object.create(null);
  let textCount = 0;
  let isReported = false;
  const seen = (text: string, family: string, via: string) => {
    if (isReported || family === '' || (textCount >= maxTexts && !families[text])) return;
    if (!families[text]) {
      families[text] = Object.create(null);
      textCount++;
    }
    const measured = families[text] ?? {};
    measured[family.slice(0, 200)] = true;
    let count = 0;
    for (const _family in measured) count++;
    if (count < manyFamilies) return;
    isReported = true;
    families = Object.create(null);
    notify({ kind: 'fingerprint', via: 'fonts', text: via, stack: stackNow() });
  };
  const firstFamily = (font: string) => (/(?:px|pt|em|%)(?:\/\S+)?\s+(.*)$/.exec(font)?.[1] ?? '').split(',')[0]?.trim() ?? '';
  for (const name of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D'])
    wrap(prototypeOf(name), 'measureText', (self, [text]) => {
      if (!isReported)
        seen(`canvas ${text}`.slice(0, 100), firstFamily(String((self as CanvasRenderingContext2D).font)), 'measureText');
      return null;
    });
  wrap(prototypeOf('FontFaceSet'), 'check', (_self, [font]) => {
    seen('check', firstFamily(String(font)), 'document.fonts.check');
    return null;
  });
  if (!isPage) return;
  const familyOf = (element: HTMLElement) => element.style.fontFamily || element.parentElement?.style.fontFamily || '';
  const measure = (self: unknown, via: string) => {
    try {
      if (isReported || !(self instanceof HTMLElement) || self.childElementCount > 0) return;
      const family = familyOf(self);
      if (family !== '') seen(`element ${self.textContent}`.slice(0, 100), family.split(',')[0] ?? '', via);
    } catch {
      // The page may have replaced what the watcher reads.
    }
  };
  for (const name of ['offsetWidth', 'offsetHeight']) {
    const property = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name);
    if (!property?.get) continue;
    const get = new Proxy(property.get, {
      apply(target, self, args) {
        measure(self, name);
        return Reflect.apply(target, self, args);
      },
    });
    Object.defineProperty(HTMLElement.prototype, name, { ...property, get });
  }
  wrap(Element.prototype, 'getBoundingClientRect', (self) => {
    measure(self, 'getBoundingClientRect');
    return null;
  });
}
