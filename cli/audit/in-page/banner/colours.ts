import type { Colour } from './found.ts';

let canvas: CanvasRenderingContext2D | null = null;

/** Reads a CSS colour of any notation. */
export const colourOf = (text: string): Colour => {
  const [, list = ''] = /^rgba?\(([^)]*)\)$/.exec(text) ?? [];
  if (list !== '') {
    const [red = 0, green = 0, blue = 0, alpha = 1] = list.split(/[\s,/]+/).map(Number);
    return [red, green, blue, alpha];
  }
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return [0, 0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
};
/** Returns a colour as it is drawn on another one. */
export const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => {
  const mix = (top: number, under: number) => top * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
};
const luminance = ([red, green, blue]: Colour): number => {
  const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};
/** Returns the contrast ratio of two colours, 1 to 21. */
export const contrastOf = (one: Colour, other: Colour): number => {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
};
