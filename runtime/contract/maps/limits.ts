/** maps#location, maps#marker-icon, maps#library-timeout, maps#update-debounce */
export const mapLimits = {
  loadTimeoutMs: 30_000,
  defaultLatitudeDegrees: 40.720882,
  defaultLongitudeDegrees: -74.000988,
  defaultZoom: 12,
  markerIconWidthPx: 48,
  markerIconHeightPx: 64,
  markerIconScaleRatio: 0.5,
  updateDebounceMs: 60,
} as const;
