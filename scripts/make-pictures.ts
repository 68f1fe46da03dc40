// Draws the pictures of the fixture galleries, small SVGs of different shapes: `node scripts/run.mjs scripts/make-pictures.ts`.
// Each run writes the same bytes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/paths.ts';

interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Hue of the sky or the glaze, in degrees. */
  readonly hue: number;
}

type Motif = (picture: Picture, random: () => number) => readonly string[];

const pots: readonly Picture[] = [
  { name: 'bottle', width: 1500, height: 1000, hue: 205 },
  { name: 'basin', width: 1600, height: 1000, hue: 32 },
  { name: 'jar', width: 1200, height: 1500, hue: 158 },
  { name: 'pitcher', width: 1400, height: 1400, hue: 262 },
  { name: 'vase', width: 2500, height: 1500, hue: 14 },
  { name: 'beaker', width: 752, height: 474, hue: 96 },
];
const landscapes: readonly Picture[] = [
  { name: 'bay', width: 1600, height: 1000, hue: 205 },
  { name: 'dunes', width: 1500, height: 1200, hue: 35 },
  { name: 'pass', width: 1200, height: 1600, hue: 260 },
  { name: 'lake', width: 2500, height: 1250, hue: 180 },
  { name: 'meadow', width: 1400, height: 1400, hue: 95 },
  { name: 'cliffs', width: 752, height: 474, hue: 15 },
  { name: 'night', width: 1800, height: 1012, hue: 230 },
  { name: 'forest', width: 1000, height: 1500, hue: 140 },
];

const drawPot: Motif = ({ width, height, hue }, random) => {
  const table = Math.round(height * 0.8);
  const [middle, top, unit] = [width / 2, height * (0.18 + random() * 0.12), Math.min(width, height)];
  const [neck, belly, foot] = [unit * (0.06 + random() * 0.1), unit * (0.2 + random() * 0.12), unit * 0.13];
  const at = (x: number, y: number) => `${Math.round(middle + x)} ${Math.round(y)}`;
  const waist = top + (table - top) * 0.55;
  const side = (sign: 1 | -1) =>
    `C${at(sign * neck, waist * 0.75)} ${at(sign * belly, waist * 0.8)} ` +
    `${at(sign * belly, waist)}S${at(sign * foot, table * 0.95)} ${at(sign * foot, table)}`;
  return [
    `<rect width="100%" height="100%" fill="hsl(${hue + 20} 28% 90%)"/>`,
    `<rect y="${table}" width="100%" height="${height - table}" fill="hsl(${hue + 10} 22% 76%)"/>`,
    `<ellipse cx="${middle}" cy="${table}" rx="${Math.round(foot * 2.2)}" ry="${Math.round(unit * 0.03)}" fill="hsl(${hue} ` +
      '20% 60%)"/>',
    `<path fill="hsl(${hue} 45% 38%)" d="M${at(-neck, top)}${side(-1)}L${at(foot, table)}${reversed()}z"/>`,
    `<path fill="none" stroke="hsl(${hue} 55% 62%)" stroke-width="${Math.round(unit * 0.012)}" ` +
      `d="M${at(-belly * 0.98, waist)}Q${at(0, waist + unit * 0.06)} ${at(belly * 0.98, waist)}"/>`,
    `<ellipse cx="${middle}" cy="${Math.round(top)}" rx="${Math.round(neck)}" ry="${Math.round(neck * 0.25)}" ` +
      `fill="hsl(${hue} 45% 22%)"/>`,
  ];

  function reversed(): string {
    return `C${at(foot, table * 0.95)} ${at(belly, waist * 1.15)} ${at(belly, waist)}S${at(neck, waist * 0.75)} ${at(neck, top)}`;
  }
};

const drawLandscape: Motif = ({ width, height, hue }, random) => {
  const hills = [0.55, 0.68, 0.82].map((level, index) => {
    const points = Array.from({ length: 9 }, (_, step) => {
      const y = Math.round(height * (level + (random() - 0.5) * 0.16));
      return `${Math.round((step / 8) * width)} ${y}`;
    });
    return `<path fill="hsl(${hue} 35% ${48 - index * 13}%)" d="M0 ${height}L${points.join('L')}L${width} ${height}z"/>`;
  });
  const sky = `<stop stop-color="hsl(${hue} 60% 55%)"/><stop offset="1" stop-color="hsl(${hue + 40} 70% 85%)"/>`;
  const radius = Math.round(Math.min(width, height) * 0.09);
  return [
    `<linearGradient id="sky" x2="0" y2="1">${sky}</linearGradient>`,
    `<rect width="100%" height="100%" fill="url(#sky)"/>`,
    `<circle cx="${Math.round(width * (0.2 + random() * 0.6))}" cy="${Math.round(height * 0.28)}" r="${radius}" ` +
      `fill="hsl(${hue + 60} 90% 92%)"/>`,
    ...hills,
  ];
};

function draw(site: string, pictures: readonly Picture[], motif: Motif): void {
  const folder = join(root, 'fixtures', 'sites', site, 'pictures');
  mkdirSync(folder, { recursive: true });
  for (const picture of pictures) {
    const { name, width, height, hue } = picture;
    const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
    const lines = [opening, `<title>${name}</title>`, ...motif(picture, seeded(hue)), '</svg>', ''];
    writeFileSync(join(folder, `${name}.svg`), lines.join('\n'));
  }
}

/** Returns a generator of numbers from 0 to 1; the same seed gives the same numbers. */
function seeded(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

draw('clean', pots, drawPot);
draw('classic', landscapes, drawLandscape);
draw('galleries', landscapes, drawLandscape);
