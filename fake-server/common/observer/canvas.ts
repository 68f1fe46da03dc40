import { create } from './natives.ts';
import { type Observer, prototypeOf } from './observer.ts';

interface Drawing {
  /** Different characters and colours, as keys, because a page may have replaced methods of sets. */
  seen: Record<string, true>;
  characterCount: number;
  colourCount: number;
  isOrdinary: boolean;
}

const minSizePx = 16;
const maxBodyLength = 150_000;
const maxTextLength = 200;
const maxReports = 12;
const contexts = ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D'];

/**
 * Reports texts that are drawn on a canvas and read again as pixels. A drawing with pictures, saved states or as JPEG counts as
 * ordinary: charts and resized pictures are made that way.
 */
export function watchCanvas(observer: Observer): void {
  const drawingOf = createDrawings();
  watchDrawing(observer, drawingOf);
  watchReading(observer, drawingOf);
}

type DrawingOf = (canvas: unknown) => Drawing | null;

function createDrawings(): DrawingOf {
  const drawings = new WeakMap<object, Drawing>();
  const [getDrawing, setDrawing] = [drawings.get.bind(drawings), drawings.set.bind(drawings)];
  return (canvas) => {
    if (typeof canvas !== 'object' || canvas === null) return null;
    const known = getDrawing(canvas) ?? { ...nothingDrawn(), isOrdinary: false };
    setDrawing(canvas, known);
    return known;
  };
}

const nothingDrawn = () => ({ seen: create(null) as Record<string, true>, characterCount: 0, colourCount: 0 });

function watchDrawing({ wrap }: Observer, drawingOf: DrawingOf): void {
  for (const name of contexts) {
    for (const method of ['fillText', 'strokeText'])
      wrap(prototypeOf(name), method, (self, [text]) => {
        const drawing = typeof text === 'string' ? drawingOf(canvasOf(self)) : null;
        if (drawing) addText(drawing, text as string, String((self as CanvasRenderingContext2D).fillStyle));
        return null;
      });
    wrap(prototypeOf(name), 'clearRect', (self) => {
      const drawing = drawingOf(canvasOf(self));
      if (drawing) Object.assign(drawing, nothingDrawn());
      return null;
    });
    for (const method of ['drawImage', 'putImageData', 'save'])
      wrap(prototypeOf(name), method, (self) => {
        const drawing = drawingOf(canvasOf(self));
        if (drawing) drawing.isOrdinary = true;
        return null;
      });
  }
}

function addText(drawing: Drawing, text: string, colour: string): void {
  const isNew = (key: string): boolean => {
    if (drawing.seen[key]) return false;
    drawing.seen[key] = true;
    return true;
  };
  for (let index = 0; index < maxTextLength && index < text.length; index++) {
    const unit = text[index] ?? '';
    const isSecondHalf = unit >= '\udc00' && unit <= '\udfff';
    if (!isSecondHalf && isNew(unit)) drawing.characterCount++;
  }
  if (isNew(`colour ${colour}`)) drawing.colourCount++;
}

function canvasOf(context: unknown): unknown {
  try {
    return (context as CanvasRenderingContext2D).canvas;
  } catch {
    return null;
  }
}

function watchReading({ record, stackNow, wrap }: Observer, drawingOf: DrawingOf): void {
  let reportsLeft = maxReports;
  const report = (canvas: unknown, via: string, type?: unknown) => {
    const drawing = drawingOf(canvas);
    if (!drawing || reportsLeft === 0 || !identifies(drawing)) return null;
    const { width, height } = canvas as HTMLCanvasElement;
    if (width < minSizePx || height < minSizePx) return null;
    reportsLeft--;
    const stack = stackNow();
    const text = drawing.isOrdinary || isLossy(type) ? `${via} ordinary` : via;
    return (result: unknown) => {
      const body = typeof result === 'string' ? result.slice(0, maxBodyLength) : null;
      record({ kind: 'fingerprint', via: 'canvas', text, body, stack });
    };
  };
  for (const name of contexts)
    wrap(prototypeOf(name), 'getImageData', (self, [, , width, height]) =>
      Math.abs(Number(width)) < minSizePx || Math.abs(Number(height)) < minSizePx ? null : report(canvasOf(self), 'getImageData'),
    );
  wrap(prototypeOf('HTMLCanvasElement'), 'toDataURL', (self, [type]) => report(self, 'toDataURL', type));
  wrap(prototypeOf('HTMLCanvasElement'), 'toBlob', (self, [, type]) => report(self, 'toBlob', type));
  wrap(prototypeOf('OffscreenCanvas'), 'convertToBlob', (self, [options]) =>
    report(self, 'convertToBlob', (options as { type?: unknown } | undefined)?.type),
  );
}

const identifies = ({ characterCount, colourCount }: Drawing): boolean =>
  characterCount >= 10 || (characterCount >= 4 && colourCount >= 2);

const isLossy = (type: unknown): boolean => typeof type === 'string' && /jpe?g|webp/.test(type);
