/** Running text, which screen readers read once. Rendered at build time. */
export const Marquee = () => (
  // biome-ignore lint/a11y/useValidAnchor: the chunk sets the address, if there is one
  <a>
    <span className="ss-visually-hidden" data-part="spoken" />
    <div className="ss-marquee-track" aria-hidden="true" data-part="track" />
  </a>
);
