/** A track with the browser's own player. Rendered at build time. */
export const Track = () => (
  <div>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', alignItems: 'baseline', overflowWrap: 'anywhere' }}>
      <strong data-part="title" />
      <span data-part="details" />
    </div>
    {/* biome-ignore lint/a11y/useMediaCaption: a track of music has no captions */}
    <audio controls preload="none" style={{ display: 'block', width: '100%', marginTop: '6px' }} data-part="audio">
      <source data-part="source" />
    </audio>
  </div>
);
