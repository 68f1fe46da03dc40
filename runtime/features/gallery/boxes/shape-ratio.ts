const sides: Readonly<Record<string, number>> = {
  one: 1,
  square: 1,
  standard: 1.5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  nine: 9,
  sixteen: 16,
  widescreen: 1.778,
};

/**
 * Width over height of a shape: a number, as text too, `square`, `standard`, `widescreen`, or two numbers in words (`four-three`),
 * turned by `-vertical`. 0 for `Auto` and whatever else is none. The meaning of the words is our choice.
 */
export function shapeRatio(shape: unknown): number {
  const [words = '', turned] = `${shape}`.split(/(-vertical)/);
  const [width = 0, height = 1] = words.split('-').map((word) => Number(sides[word] || word));
  const ratio = turned ? height / width : width / height;
  // What is more than ten times as wide as high is no shape, but a height in percent.
  return ratio < 10 ? ratio : 0;
}
