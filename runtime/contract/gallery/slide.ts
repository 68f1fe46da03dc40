interface Dimensions {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Fractions of width and height, also outside 0 to 1. */
interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Returns two finite numbers from a text with a separator between them; null for any other text. */
const readPair = (text: string | null, separator: string): readonly number[] | null => {
  const numbers = (text ?? '')
    .toLowerCase()
    .split(separator)
    .map((part) => (part.trim() ? Number(part) : Number.NaN));
  return numbers.length === 2 && numbers.every(Number.isFinite) ? numbers : null;
};

/** Returns the size in a text `WxH` (gallery#slide-attributes); null unless both numbers are above 0. */
export const decodeDimensions = (text: string | null): Dimensions | null => {
  const [widthPx = 0, heightPx = 0] = readPair(text, 'x') ?? [];
  return widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : null;
};

/** Returns the two fractions in a text `x,y`; the centre for any other text. */
export const decodeFocalPoint = (text: string | null): FocalPoint => {
  const [x = 0.5, y = 0.5] = readPair(text, ',') ?? [];
  return { x, y };
};
