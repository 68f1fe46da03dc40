/**
 * Structure of a map for both adapters: picture, marker, buttons, and the sources, which their licences require.
 *
 * `box`: contains the picture, then the interactive map. Receives the keys when it has the focus.
 * `pinImage`: replaces the link if a click does nothing.
 */
export function MapFrame({ pin }: { readonly pin: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no fieldset
    <div className="ss-map" role="group">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the focused map */}
      <div className="ss-map-box" role="application" tabIndex={0} data-part="box">
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus */}
        <canvas aria-hidden="true" data-part="canvas" />
        <div className="ss-map-marker">
          <a className="ss-map-pin" href="/" target="_blank" rel="noopener" data-part="pinLink">
            {pin}
          </a>
          <span className="ss-map-pin" role="img" data-part="pinImage" />
        </div>
      </div>
      <div className="ss-map-controls" data-part="controls">
        <button type="button" data-part="zoomIn">
          +
        </button>
        <button type="button" data-part="zoomOut">
          {'\u2212'}
        </button>
      </div>
      <p className="ss-map-credit">
        <span data-part="detail" />
        {' · '}
        <a href="https://www.naturalearthdata.com/" target="_blank" rel="noopener">
          Natural Earth
        </a>
        {' · '}
        <a href="https://www.geonames.org/" target="_blank" rel="noopener">
          GeoNames
        </a>
      </p>
    </div>
  );
}
