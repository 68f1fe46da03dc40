import { buildElement } from '../../browser/build-element.ts';
import { elementFrom } from '../../browser/trusted-types.ts';
import { mapLimits } from '../../contract/maps/constants.ts';
import type { MapOptions } from '../../contract/maps/map-block.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import { buildStaticView, type PartsOf } from '../../ui/dom/view.ts';
import type { MapPin } from './adapter.ts';
import { view } from './MapFrame.tsx?static';
import type { Palette } from './palettes.ts';

type MapFrameParts = PartsOf<typeof view>;

export interface MapFrame extends Pick<MapFrameParts, 'root' | 'box' | 'canvas' | 'zoomIn' | 'zoomOut'> {
  readonly pin: MapPin;
  /** Labels the parts in the page's language. */
  translate(texts: Texts['map']): void;
}

const { markerIconWidthPx, markerIconHeightPx, markerIconScaleRatio } = mapLimits;
export const pinWidthPx = markerIconWidthPx * markerIconScaleRatio;
export const pinHeightPx = markerIconHeightPx * markerIconScaleRatio;

const pinSvg = ({ marker, halo }: Palette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 64" width="${pinWidthPx}" height="${pinHeightPx}" ` +
  'aria-hidden="true"><path d="M24 2C11.8 2 2 11.8 2 24c0 15 22 38 22 38s22-23 22-38C46 11.8 36.2 2 24 2z" ' +
  `fill="${marker}" stroke="${halo}" stroke-width="3"/><circle cx="24" cy="24" r="8" fill="${halo}"/></svg>`;

/** Builds the parts of a map. Inserts the owner's texts as plain text. maps#names */
export function buildFrame(document: Document, options: MapOptions, palette: Palette, link: string | null): MapFrame {
  const { root, box, canvas, pinLink, pinImage, controls, zoomIn, zoomOut, detail } = buildStaticView(document, view);
  const pin: HTMLElement = link ? pinLink : pinImage;
  if (link) {
    pinLink.href = link;
    pinImage.remove();
  } else pinLink.remove();
  pin.append(elementFrom<HTMLElement>(document, pinSvg(palette)));
  if (!options.showControls && options.disableDefaultUI) controls.remove();
  root.style.setProperty('--ss-map-water', palette.water);

  const { addressTitle, addressLine1, addressLine2, addressCountry } = options;
  const address = [addressTitle, addressLine1, addressLine2, addressCountry].map((line) => line.trim()).filter(Boolean);
  if (addressTitle.trim() && options.showLabels) {
    const title = buildElement(document, 'span', { class: 'ss-map-title', 'aria-hidden': 'true' }, addressTitle.trim());
    title.style.cssText = `color:${palette.text};--ss-map-halo:${palette.halo}`;
    pin.append(title);
  }
  return {
    root,
    box,
    canvas,
    zoomIn,
    zoomOut,
    pin: {
      element: pin,
      title: address.join(', '),
      imageUrl: `data:image/svg+xml,${encodeURIComponent(pinSvg(palette))}`,
      link,
    },
    translate(texts) {
      const place = address.join(', ') || texts.untitled;
      root.setAttribute('aria-label', texts.name(place));
      box.setAttribute('aria-label', `${texts.name(place)}. ${texts.keys}`);
      pin.setAttribute('aria-label', link ? texts.open(place) : place);
      zoomIn.setAttribute('aria-label', texts.zoomIn);
      zoomOut.setAttribute('aria-label', texts.zoomOut);
      detail.textContent = texts.detail;
    },
  };
}
