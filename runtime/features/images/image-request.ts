import { imageWidthsPx } from '../../contract/images/constants.ts';

/** Returns the width in px to request from an image server: images#image-widths. */
export function widthToRequest(drawnWidthPx: number, pixelRatio: number): number {
  // The tolerance absorbs rounding errors: a box of 300 px may measure 300.00000000000006.
  const neededPx = drawnWidthPx * pixelRatio - 0.01;
  return imageWidthsPx.filter((widthPx) => widthPx >= neededPx).pop() ?? imageWidthsPx[0];
}

/** Returns the address of an image in one of the server's widths: images#image-format. */
export function imageAddress(source: string, widthPx: number): string {
  if (/^(data|blob):/i.test(source)) return source;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(source) ?? [];
  const kept = query.split('&').filter((part) => part !== '' && !/^format(=|$)/.test(part));
  return `${path}?${[...kept, `format=${widthPx}w`].join('&')}${hash}`;
}
