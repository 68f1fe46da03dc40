import { mapLevels } from '../../contract/maps/constants.ts';
import type { MapLabel } from './decode-tile.ts';
import type { Palette } from './palettes.ts';
import { type MapPart, toBox, type WorldPoint, worldPx } from './projection.ts';
import { type Tiles, tilesOf } from './tiles.ts';

export interface MapAppearance {
  readonly palette: Palette;
  readonly showLabels: boolean;
  /** Place of the marker, which labels must not cover. */
  readonly marker: WorldPoint;
}

/** More pixels make no visible difference and are slower. */
const maxPixelRatio = 2;
const maxLabels = 40;

interface PlacedLabel {
  readonly label: MapLabel;
  readonly xPx: number;
  readonly yPx: number;
}

/** Paints the loaded tiles of a part of the world. The canvas gets the part's size in CSS pixels, and the screen's resolution. */
export function paint(
  canvas: HTMLCanvasElement,
  part: MapPart,
  { palette, showLabels, marker }: MapAppearance,
  tiles: Tiles,
): void {
  const ratio = Math.min(devicePixelRatio || 1, maxPixelRatio);
  const { widthPx, heightPx } = part;
  canvas.width = Math.round(widthPx * ratio);
  canvas.height = Math.round(heightPx * ratio);
  canvas.style.width = `${widthPx}px`;
  canvas.style.height = `${heightPx}px`;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = palette.water;
  context.fillRect(0, 0, canvas.width, canvas.height);

  const placed = placeTiles(part, ratio, tiles);
  // All land before the lines, because the land of a tile extends beyond its edges, to hide the seams.
  context.fillStyle = palette.land;
  for (const { tile, transform } of placed) {
    context.setTransform(...transform);
    context.fill(tile.land, 'evenodd');
  }
  context.lineJoin = 'round';
  for (const { tile, scale, extent, transform } of placed) {
    context.save();
    context.setTransform(...transform);
    context.beginPath();
    context.rect(0, 0, extent, extent);
    context.clip();
    context.lineWidth = 1 / scale;
    context.strokeStyle = palette.coast;
    context.stroke(tile.land);
    context.setLineDash([4 / scale, 3 / scale]);
    context.strokeStyle = palette.border;
    context.stroke(tile.borders);
    context.restore();
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const labels = showLabels ? placed.flatMap(({ labels }) => labels) : [];
  writeLabels(context, labels, { widthPx, heightPx, marker: toBox(part, marker) }, palette);
}

/** Returns the loaded tiles of a part, with their transforms and the labels of the part's zoom. */
function placeTiles(part: MapPart, ratio: number, tiles: Tiles) {
  return tilesOf(part).flatMap((place) => {
    const tile = tiles.get(place);
    const { zoom: tileZoom = 0, extent = 1 } = mapLevels[place.level] ?? {};
    if (!tile) return [];
    const scale = (worldPx * 2 ** (part.zoom - tileZoom)) / extent;
    const { xPx, yPx } = toBox(part, { x: place.x / 2 ** tileZoom, y: place.y / 2 ** tileZoom });
    const labels = tile.places
      .filter(({ fromZoom, isCountry }) => part.zoom >= fromZoom && (!isCountry || part.zoom < 7))
      .map((label): PlacedLabel => ({ label, xPx: xPx + label.x * scale, yPx: yPx + label.y * scale }));
    const transform = [scale * ratio, 0, 0, scale * ratio, xPx * ratio, yPx * ratio] as const;
    return [{ tile, scale, extent, transform, labels }];
  });
}

interface LabelArea {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly marker: ReturnType<typeof toBox>;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Writes the most important labels first and leaves out those that would overlap another. */
function writeLabels(
  context: CanvasRenderingContext2D,
  labels: readonly PlacedLabel[],
  { widthPx, heightPx, marker }: LabelArea,
  { text, halo }: Palette,
): void {
  // The marker is above its point, the title below.
  const taken: Box[] = [{ left: marker.xPx - 70, top: marker.yPx - 34, right: marker.xPx + 70, bottom: marker.yPx + 24 }];
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = halo;
  context.fillStyle = text;
  context.textBaseline = 'middle';
  for (const { label, xPx, yPx } of [...labels].sort((a, b) => a.label.fromZoom - b.label.fromZoom)) {
    if (taken.length >= maxLabels) return;
    const { name, isCountry, fromZoom } = label;
    context.font = isCountry ? '600 12px system-ui,sans-serif' : `${fromZoom < 8 ? '600 13' : '12'}px system-ui,sans-serif`;
    const { width } = context.measureText(name);
    const left = isCountry ? xPx - width / 2 : xPx + 6;
    const box: Box = { left: left - 4, top: yPx - 9, right: left + width + 4, bottom: yPx + 9 };
    if (box.left < 0 || box.top < 0 || box.right > widthPx || box.bottom > heightPx) continue;
    if (taken.some((other) => overlap(box, other))) continue;
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
