import { tooltipLimits } from '../../contract/overlays/constants.ts';
import { layoutLimits } from '../../contract/site/constants.ts';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the upper left corner of a tooltip in px of the view: 15 px below the middle of its element, or above it if there is
 * too little room below and more above, and at least 20 px from the edges of the view. site#tooltips
 */
export function placeTooltip(
  element: Box,
  { width, height }: { readonly width: number; readonly height: number },
  view: Box,
): { readonly left: number; readonly top: number } {
  const { offsetPx } = tooltipLimits;
  const { edgeMarginPx } = layoutLimits;
  const roomAbovePx = element.top - offsetPx - view.top - edgeMarginPx;
  const roomBelowPx = view.bottom - edgeMarginPx - element.bottom - offsetPx;
  const isAbove = height > roomBelowPx && roomAbovePx > roomBelowPx;
  return {
    left: within((element.left + element.right - width) / 2, view.left + edgeMarginPx, view.right - edgeMarginPx - width),
    top: within(
      isAbove ? element.top - offsetPx - height : element.bottom + offsetPx,
      view.top + edgeMarginPx,
      view.bottom - edgeMarginPx - height,
    ),
  };
}

/** Returns the value within the bounds; the minimum if it is above the maximum. */
const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));
