/** site#animations, site#block-animations */
export const animationLimits = {
  transitionSeconds: 0.3,
  scaleHideRatio: 0.94,
  scaleHideSeconds: 0.3,
  visibleRatio: 0.5,
  visibilityThresholds: [0, 0.1, 0.25, 0.5, 1],
} as const;
