/** Sizes of the site's pictures in pixels, as published pages state them. */
const dimensions: Readonly<Record<string, string>> = {
  '/pictures/bay.svg': '1600x1000',
  '/pictures/cliffs.svg': '752x474',
  '/pictures/dunes.svg': '1500x1200',
  '/pictures/forest.svg': '1000x1500',
  '/pictures/lake.svg': '2500x1250',
  '/pictures/meadow.svg': '1400x1400',
  '/pictures/night.svg': '1800x1012',
  '/pictures/pass.svg': '1200x1600',
};
const pictures = Object.keys(dimensions);

/** Returns the size of a picture of the site, such as `1600x1000`. */
export const dimensionsOf = (src: string): string => dimensions[src] ?? '';

/** Addresses of `count` pictures of the site. */
export const someOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => pictures[index % pictures.length] ?? '');

/** A page of the bench; `script` is a module's address, empty for a page without one. */
export const pageOf = (
  head: string,
  body: string,
  script: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Bench</title><link rel="icon" href="data:,">
<style>body{margin:0}main{width:900px;margin:0 auto}.sqs-gallery-controls a{display:inline-block;width:40px;height:40px}</style>${head}</head>
<body><main>${body}</main>${script && `<script type="module" src="${script}"></script>`}</body></html>`;
