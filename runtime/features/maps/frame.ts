import { buildElement } from '../../browser/build-element.ts';
import { elementFrom } from '../../browser/element-from.ts';
import { mapLimits } from '../../contract/maps/limits.ts';
import type { MapOptions } from '../../contract/maps/map-block.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { MapPin } from './adapter.ts';
import type { Palette } from './palette.ts';

/** The parts of a map that are there whoever draws it. */
export interface MapFrame {
  readonly root: HTMLElement;
  /** Holds the picture, then the interactive map: focused, it hears the keys. */
  readonly box: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly pin: MapPin;
  readonly zoomIn: HTMLButtonElement;
  readonly zoomOut: HTMLButtonElement;
  /** Says what everything is, in the words of the page's language. */
  say(texts: Texts['map']): void;
}

const { markerIconWidthPx, markerIconHeightPx, markerIconScaleRatio } = mapLimits;
export const pinWidthPx = markerIconWidthPx * markerIconScaleRatio;
export const pinHeightPx = markerIconHeightPx * markerIconScaleRatio;

const pinSvg = ({ marker, halo }: Palette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 64" width="${pinWidthPx}" height="${pinHeightPx}" aria-hidden="true"><path d="M24 2C11.8 2 2 11.8 2 24c0 15 22 38 22 38s22-23 22-38C46 11.8 36.2 2 24 2z" fill="${marker}" stroke="${halo}" stroke-width="3"/><circle cx="24" cy="24" r="8" fill="${halo}"/></svg>`;

/** Sources of what is drawn, as their licences ask. */
const sources = [
  ['Natural Earth', 'https://www.naturalearthdata.com/'],
  ['GeoNames', 'https://www.geonames.org/'],
] as const;

/** Builds them. Whatever the owner wrote is text. */
export function buildFrame(document: Document, options: MapOptions, palette: Palette, link: string | null): MapFrame {
  const button = (sign: string) => buildElement(document, 'button', { type: 'button' }, sign);
  const canvas = buildElement(document, 'canvas', { 'aria-hidden': 'true' });
  const element = buildElement(
    document,
    link ? 'a' : 'span',
    { class: 'ss-map-pin', href: link, target: link && '_blank', rel: link && 'noopener', role: link ? null : 'img' },
    elementFrom<HTMLElement>(document, pinSvg(palette)),
  );
  const box = buildElement(
    document,
    'div',
    { class: 'ss-map-box', role: 'application', tabindex: '0' },
    canvas,
    buildElement(document, 'div', { class: 'ss-map-marker' }, element),
  );
  const zoomIn = button('+');
  const zoomOut = button('\u2212');
  const detail = buildElement(document, 'span', {});
  const links = sources.map(([name, href]) => buildElement(document, 'a', { href, target: '_blank', rel: 'noopener' }, name));
  const credit = buildElement(document, 'p', { class: 'ss-map-credit' }, detail, ...links.flatMap((source) => [' · ', source]));
  const hasControls = options.showControls || !options.disableDefaultUI;
  const controls = hasControls ? buildElement(document, 'div', { class: 'ss-map-controls' }, zoomIn, zoomOut) : null;
  const root = buildElement(document, 'div', { class: 'ss-map', role: 'group' }, box, controls, credit);
  root.style.setProperty('--ss-map-water', palette.water);

  const { addressTitle, addressLine1, addressLine2, addressCountry } = options;
  const address = [addressTitle, addressLine1, addressLine2, addressCountry].map((line) => line.trim()).filter(Boolean);
  if (addressTitle.trim() && options.showLabels) {
    const title = buildElement(document, 'span', { class: 'ss-map-title', 'aria-hidden': 'true' }, addressTitle.trim());
    title.style.cssText = `color:${palette.text};--ss-map-halo:${palette.halo}`;
    element.append(title);
  }
  return {
    root,
    box,
    canvas,
    zoomIn,
    zoomOut,
    pin: {
      element,
      title: address.join(', '),
      imageUrl: `data:image/svg+xml,${encodeURIComponent(pinSvg(palette))}`,
      link,
    },
    say(texts) {
      const place = address.join(', ') || texts.untitled;
      root.setAttribute('aria-label', texts.name(place));
      box.setAttribute('aria-label', `${texts.name(place)}. ${texts.keys}`);
      element.setAttribute('aria-label', link ? texts.open(place) : place);
      zoomIn.setAttribute('aria-label', texts.zoomIn);
      zoomOut.setAttribute('aria-label', texts.zoomOut);
      detail.textContent = texts.detail;
    },
  };
}
