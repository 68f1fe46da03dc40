/** The times of a page in ms. */
export interface Bar {
  readonly name: string;
  readonly noScriptPaintMs: number;
  readonly paintMs: number;
  readonly aliveMs: number;
}

const [width, left, top, rowHeight] = [860, 170, 64, 44];
const stepMs = 250;

/**
 * Returns an SVG: for each page the first paint without script, the first paint with it, and the time at which its block is
 * alive.
 */
export function drawFeel(bars: readonly Bar[]): string {
  const endMs = Math.ceil(Math.max(...bars.map(({ aliveMs }) => aliveMs)) / stepMs + 0.2) * stepMs;
  const x = (ms: number): number => Math.round(left + (ms / endMs) * (width - left - 30));
  const height = top + bars.length * rowHeight + 34;
  const lines = Array.from({ length: endMs / stepMs + 1 }, (_, step) => x(step * stepMs)).map(
    (at, step) =>
      `<path d="M${at} ${top - 8}V${height - 30}" stroke="#d0d7de"/><text x="${at}" y="${height - 12}" ` +
      `text-anchor="middle">${step * stepMs}</text>`,
  );
  const rows = bars.map(({ name, noScriptPaintMs, paintMs, aliveMs }, at) => {
    const y = top + at * rowHeight;
    return `<text x="${left - 10}" y="${y + 19}" text-anchor="end" class="name">${name}</text>
<rect x="${left}" y="${y + 2}" width="${x(noScriptPaintMs) - left}" height="9" rx="2" fill="#afb8c1"/>
<rect x="${left}" y="${y + 13}" width="${x(aliveMs) - left}" height="15" rx="2" fill="#b6e3ff"/>
<rect x="${left}" y="${y + 13}" width="${x(paintMs) - left}" height="15" rx="2" fill="#54aeff"/>
<text x="${x(aliveMs) + 6}" y="${y + 25}">${Math.round(aliveMs)}</text>`;
  });
  const keys = [
    ['#afb8c1', 'first paint without script'],
    ['#54aeff', 'first paint'],
    ['#b6e3ff', 'block alive'],
  ].map(
    ([colour, text], at) =>
      `<rect x="${left + at * 200}" y="22" width="12" height="12" rx="2" fill="${colour}"/><text ` +
      `x="${left + 18 + at * 200}" y="32">${text}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#57606a">
<title>Milliseconds to first paint and to a living block, slow 4G and 4x CPU slow-down</title>
<desc>${bars.map(({ name, paintMs, aliveMs }) => `${name}: first paint ${Math.round(paintMs)}, block alive ${Math.round(aliveMs)}`).join('; ')}</desc>
<rect width="${width}" height="${height}" fill="#fff"/>
<style>.name{font-size:13px;fill:#1f2328}</style>
${[...lines, ...rows, ...keys].join('\n')}
<text x="${width - 30}" y="32" text-anchor="end">ms, slow 4G, 4x CPU</text>
</svg>
`;
}
