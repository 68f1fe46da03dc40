import { expect, test } from 'vitest';
import { imageFrame } from '../../../runtime/features/images/image-frame.ts';
import { widthToRequest } from '../../../runtime/features/images/image-request.ts';

type Row = readonly [
  mode: 'fit' | 'fill',
  image: string,
  box: string,
  left: number,
  top: number,
  width: number,
  height: number,
  requestedPx: number,
];

/** Image styles of rendered pages, measured at pixel ratio 1 with the focal point 0.5,0.5. */
const measured: readonly Row[] = [
  ['fit', '756x507', '700x441', 21.2071, 0, 657.586, 441, 750],
  ['fit', '751x475', '700x441', 1.37789, 0, 697.244, 441, 750],
  ['fit', '754x494', '700x459', 0, 0.189655, 700, 458.621, 750],
  ['fit', '748x485', '700x454', 0, 0.0614973, 700, 453.877, 750],
  ['fit', '706x512', '700x445', 43.1934, 0, 613.613, 445, 750],
  ['fit', '318x394', '233x233', 22.4721, 0, 188.056, 233, 300],
  ['fit', '250x400', '350x350', 65.625, 0, 218.75, 350, 300],
  ['fill', '2500x1875', '700x525', 0, 0, 700, 525, 750],
  ['fill', '755x495', '700x448', 0, -5.4702, 700, 458.94, 750],
  ['fill', '722x462', '700x448', -0.060606, 0, 700.121, 448, 750],
  ['fill', '689x510', '700x448', 0, -35.0711, 700, 518.142, 750],
  ['fill', '200x286', '160x160', 0, -34.4, 160, 228.8, 300],
  ['fill', '200x149', '160x160', -27.3826, 0, 214.765, 160, 300],
  ['fill', '2392x2342', '229x229', -2.44449, 0, 233.889, 229, 300],
  ['fill', '2448x2527', '700x356', 0, -183.295, 700, 722.59, 750],
  ['fill', '2500x1270', '700x356', -0.393701, 0, 700.787, 356, 750],
];

const size = (text: string) => {
  const [widthPx = 0, heightPx = 0] = text.split('x').map(Number);
  return { widthPx, heightPx };
};
const centre = { x: 0.5, y: 0.5 };

// images#image-frame
test.each(measured)(
  'draws %s of %s in %s as rendered pages do, to 0.01 px',
  (mode, image, box, left, top, width, height, requestedPx) => {
    const frame = imageFrame(mode, size(image), size(box), centre);
    expect(Math.abs(frame.leftPx - left)).toBeLessThan(0.01);
    expect(Math.abs(frame.topPx - top)).toBeLessThan(0.01);
    expect(Math.abs(frame.widthPx - width)).toBeLessThan(0.01);
    expect(Math.abs(frame.heightPx - height)).toBeLessThan(0.01);
    expect(widthToRequest(frame.widthPx, 1)).toBe(requestedPx);
  },
);

// images#focal-point
test('moves the focal point of a filling image to the middle of the box', () => {
  expect(imageFrame('fill', size('1000x500'), size('200x200'), { x: 0.4, y: 0.5 }).leftPx).toBeCloseTo(-60);
  expect(imageFrame('fill', size('500x1000'), size('200x200'), { x: 0.5, y: 0.6 }).topPx).toBeCloseTo(-140);
});

test.each([
  [0, 0],
  [1, -200],
  [-0.5, 0],
  [7, -200],
])('leaves no gap beside a filling image with its focal point at %s', (x, left) => {
  expect(imageFrame('fill', size('1000x500'), size('200x200'), { x, y: 0.5 }).leftPx).toBeCloseTo(left);
});

test('centres a fitted image whatever its focal point', () => {
  expect(imageFrame('fit', size('1000x500'), size('200x200'), { x: 0, y: 1 })).toEqual({
    leftPx: 0,
    topPx: 50,
    widthPx: 200,
    heightPx: 100,
  });
});
