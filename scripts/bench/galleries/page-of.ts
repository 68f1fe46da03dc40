const pictures = ['bay', 'cliffs', 'dunes', 'forest', 'lake', 'meadow', 'night', 'pass'].map((name) => `/pictures/${name}.svg`);

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
