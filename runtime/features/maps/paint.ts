import { mapLevels } from '../../contract/maps/sheets.ts';
import type { MapLabel } from './decode-sheet.ts';
import type { Palette } from './palette.ts';
import { type MapPart, toBox, type WorldPoint, worldPx } from './projection.ts';
import { type Sheets, sheetsOf } from './sheets.ts';

export interface MapLook {
  readonly palette: Palette;
  readonly showLabels: boolean;
  /** Kept free of other names. */
  readonly marker: WorldPoint;
}

/** As sharp as screens are; more is no better to see, and slower (our choice). */
const mostPixelRatio = 2;
const mostLabels = 40;

/** Paints a part of the world: what of it is there. The canvas gets the part's size in the page, and the screen's pixels. */
export function paint(canvas: HTMLCanvasElement, part: MapPart, { palette, showLabels, marker }: MapLook, sheets: Sheets): void {
  const ratio = Math.min(devicePixelRatio || 1, mostPixelRatio);
  const { widthPx, heightPx, zoom } = part;
  canvas.width = Math.round(widthPx * ratio);
  canvas.height = Math.round(heightPx * ratio);
  canvas.style.width = `${widthPx}px`;
  canvas.style.height = `${heightPx}px`;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = palette.water;
  context.fillRect(0, 0, canvas.width, canvas.height);

  const places: { place: MapLabel; xPx: number; yPx: number }[] = [];
  const visible = sheetsOf(part).flatMap((at) => {
    const sheet = sheets.get(at);
    const { zoom: own = 0, extent = 1 } = mapLevels[at.level] ?? {};
    if (!sheet) return [];
    const scale = (worldPx * 2 ** (zoom - own)) / extent;
    const { xPx, yPx } = toBox(part, { x: at.x / 2 ** own, y: at.y / 2 ** own });
    if (showLabels)
      for (const place of sheet.places)
        if (zoom >= place.fromZoom && (!place.isCountry || zoom < 7))
          places.push({ place, xPx: xPx + place.x * scale, yPx: yPx + place.y * scale });
    return [{ sheet, scale, extent, toSheet: [scale * ratio, 0, 0, scale * ratio, xPx * ratio, yPx * ratio] as const }];
  });
  // A sheet reaches a little beyond its edges, so that none is seen between two: first all land, then what is drawn on it.
  context.fillStyle = palette.land;
  for (const { sheet, toSheet } of visible) {
    context.setTransform(...toSheet);
    context.fill(sheet.land, 'evenodd');
  }
  context.lineJoin = 'round';
  for (const { sheet, scale, extent, toSheet } of visible) {
    context.save();
    context.setTransform(...toSheet);
    context.beginPath();
    context.rect(0, 0, extent, extent);
    context.clip();
    context.lineWidth = 1 / scale;
    context.strokeStyle = palette.coast;
    context.stroke(sheet.land);
    context.setLineDash([4 / scale, 3 / scale]);
    context.strokeStyle = palette.border;
    context.stroke(sheet.borders);
    context.restore();
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  writeNames(context, places, { widthPx, heightPx, marker: toBox(part, marker) }, palette);
}

interface Room {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly marker: ReturnType<typeof toBox>;
}

/** The most important first; one that would lie over another is left out. */
function writeNames(
  context: CanvasRenderingContext2D,
  places: readonly { readonly place: MapLabel; readonly xPx: number; readonly yPx: number }[],
  { widthPx, heightPx, marker: { xPx: markerX, yPx: markerY } }: Room,
  { text, halo }: Palette,
): void {
  // The marker above its point, its title below.
  const taken: (readonly [left: number, top: number, right: number, bottom: number])[] = [
    [markerX - 70, markerY - 34, markerX + 70, markerY + 24],
  ];
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = halo;
  context.fillStyle = text;
  context.textBaseline = 'middle';
  for (const { place, xPx, yPx } of [...places].sort((a, b) => a.place.fromZoom - b.place.fromZoom)) {
    if (taken.length >= mostLabels) return;
    const { name, isCountry } = place;
    context.font = isCountry ? '600 12px system-ui,sans-serif' : `${place.fromZoom < 8 ? '600 13' : '12'}px system-ui,sans-serif`;
    const width = context.measureText(name).width;
    const left = isCountry ? xPx - width / 2 : xPx + 6;
    const box = [left - 4, yPx - 9, left + width + 4, yPx + 9] as const;
    if (box[0] < 0 || box[1] < 0 || box[2] > widthPx || box[3] > heightPx) continue;
    if (taken.some((other) => box[0] < other[2] && box[2] > other[0] && box[1] < other[3] && box[3] > other[1])) continue;
    taken.push(box);
    if (!isCountry) {
      context.beginPath();
      context.arc(xPx, yPx, 2.5, 0, 2 * Math.PI);
      context.fill();
    }
    context.strokeText(name, left, yPx);
    context.fillText(name, left, yPx);
  }
}
