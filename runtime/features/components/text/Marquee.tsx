import type { ViewParts } from '../../../ui/dom/view.ts';

export interface MarqueeParts extends ViewParts {
  readonly spoken: HTMLElement;
  readonly track: HTMLElement;
}

/** Running text, which screen readers read once. Rendered at build time. */
export const Marquee = () => (
  // biome-ignore lint/a11y/useValidAnchor: the chunk sets the address, if there is one
  <a>
    <span className="ss-visually-hidden" data-part="spoken" />
    <div className="ss-marquee-track" aria-hidden="true" data-part="track" />
  </a>
);
