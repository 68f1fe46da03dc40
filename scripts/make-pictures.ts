// Draws the fixture sites' pictures: small SVG landscapes of different shapes, the same on every run. `node scripts/run.mjs scripts/make-pictures.ts`
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/paths.ts';

interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Hue of the sky, in degrees. */
  readonly hue: number;
}

const pictures: readonly Picture[] = [
  { name: 'bay', width: 1600, height: 1000, hue: 205 },
  { name: 'dunes', width: 1500, height: 1200, hue: 35 },
  { name: 'pass', width: 1200, height: 1600, hue: 260 },
  { name: 'lake', width: 2500, height: 1250, hue: 180 },
  { name: 'meadow', width: 1400, height: 1400, hue: 95 },
  { name: 'cliffs', width: 752, height: 474, hue: 15 },
  { name: 'night', width: 1800, height: 1012, hue: 230 },
  { name: 'forest', width: 1000, height: 1500, hue: 140 },
];

for (const site of ['clean', 'classic']) {
  const folder = join(root, 'fixtures', 'sites', site, 'pictures');
  mkdirSync(folder, { recursive: true });
  for (const picture of pictures) writeFileSync(join(folder, `${picture.name}.svg`), draw(picture));
}

function draw({ name, width, height, hue }: Picture): string {
  const random = seeded(hue);
  const hills = [0.55, 0.68, 0.82].map((level, index) => {
    const points = Array.from({ length: 9 }, (_, step) => {
      const x = Math.round((step / 8) * width);
      const y = Math.round(height * (level + (random() - 0.5) * 0.16));
      return `${x} ${y}`;
    });
    return `<path fill="hsl(${hue} 35% ${48 - index * 13}%)" d="M0 ${height}L${points.join('L')}L${width} ${height}z"/>`;
  });
  const radius = Math.round(Math.min(width, height) * 0.09);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${name}</title>`,
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 55%)"/><stop offset="1" stop-color="hsl(${hue + 40} 70% 85%)"/></linearGradient>`,
    `<rect width="100%" height="100%" fill="url(#s)"/>`,
    `<circle cx="${Math.round(width * (0.2 + random() * 0.6))}" cy="${Math.round(height * 0.28)}" r="${radius}" fill="hsl(${hue + 60} 90% 92%)"/>`,
    ...hills,
    '</svg>\n',
  ].join('\n');
}

/** The same row of numbers from 0 to 1 for the same seed. */
function seeded(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
