import { expect, test } from 'vitest';
import { type Box, placeTooltip } from '../../../runtime/features/tooltips/place-tooltip.ts';

const view = { left: 0, right: 1000, top: 0, bottom: 600 };
/** 100 px wide, 40 px high. */
const at = (left: number, top: number): Box => ({ left, top, right: left + 100, bottom: top + 40 });

test.each([
  ['15 px below, centred', at(400, 100), view, { left: 325, top: 155 }],
  ['15 px above where there is too little room below', at(400, 500), view, { left: 325, top: 425 }],
  ['just enough room below', at(400, 465), view, { left: 325, top: 520 }],
  ['a pixel too little below', at(400, 466), view, { left: 325, top: 391 }],
  ['20 px from the left edge', at(10, 100), view, { left: 20, top: 155 }],
  ['20 px from the right edge', at(890, 100), view, { left: 730, top: 155 }],
  ['above a banner at the bottom', at(400, 350), { ...view, bottom: 450 }, { left: 325, top: 275 }],
  ['below a banner at the top', at(400, 60), { ...view, top: 60 }, { left: 325, top: 115 }],
  [
    'in a view with too little room either way, where there is more',
    at(400, 30),
    { ...view, bottom: 100 },
    { left: 325, top: 20 },
  ],
  ['out of view above', at(400, -200), view, { left: 325, top: 20 }],
] as const)('%s', (_, element, inView, place) => {
  expect(placeTooltip(element, { width: 250, height: 60 }, inView)).toEqual(place);
});
