/** The map block. Spec 1 §3, §4, §9; the debounce is spec 2 §9. */
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
