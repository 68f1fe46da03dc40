/** The path of placeholder pictures on each site of saved pages: `/_placeholder/1500x1000.svg` (our choice). */
const path = /^\/_placeholder\/([1-9]\d{0,4})x([1-9]\d{0,4})\.svg$/;

/** A drawn picture, and its dimensions as text: `1500x1000`. */
export interface PlaceholderPicture {
  readonly dimensions: string;
  readonly svg: string;
}

/** A middle grey: pages have white or black text in front of their pictures, and both stay legible. */
const ground = '#7c828d';

/** Returns the neutral picture at a path, which shows its own dimensions; null for other paths. */
export function placeholderAt(requested: string): PlaceholderPicture | null {
  const [, width, height] = path.exec(requested) ?? [];
  if (!width || !height) return null;
  const size = Math.min(Number(width), Number(height));
  const fontSize = Math.max(8, Math.min(size / 36, Number(width) / 8));
  // Text in a very small picture would be a blot.
  const label =
    size < 48
      ? ''
      : '<text x="50%" y="50%" text-anchor="middle" dominant-baseline="central" font-family="system-ui, sans-serif" ' +
        `font-size="${fontSize}">${width} × ${height}</text>`;
  return {
    dimensions: `${width}x${height}`,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ` +
      `${height}"><style>svg{background:${ground}}text{fill:#fff;fill-opacity:.6}</style><title>${width} × ` +
      `${height}</title>${label}</svg>\n`,
  };
}
