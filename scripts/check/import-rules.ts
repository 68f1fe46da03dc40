/** Who may import whom, as data. The first row whose `files` matches a file is its rule; targets are paths from the root or package names. */
export interface ImportRule {
  readonly files: RegExp;
  readonly may: readonly RegExp[];
}

const contract = /^runtime\/contract\//;
const schemas = /^runtime\/contract\/schemas\//;
const react = /^react(-dom)?(\/|$)/;
const node = /^node:/;
const lib = /^runtime\/lib\//;
const page = /^runtime\/(page|animations|calls|dialogs|owner|commerce|third-parties|media|telemetry|vitals)\//;
const gallery = /^runtime\/gallery\//;
const islands = /^runtime\/islands\//;
const overlays = /^runtime\/overlays\//;
const compat = /^runtime\/compat\//;
const blocks = /^runtime\/blocks\//;

export const importRules: readonly ImportRule[] = [
  { files: schemas, may: [contract, /^zod$/] },
  { files: contract, may: [contract] },
  { files: lib, may: [contract, lib] },
  { files: /^runtime\/vitals\//, may: [contract, lib, page, /^web-vitals$/] },
  { files: page, may: [contract, lib, page] },
  { files: gallery, may: [contract, lib, page, gallery] },
  { files: islands, may: [contract, lib, page, gallery, islands, react] },
  { files: overlays, may: [contract, lib, page, gallery, islands, overlays, react] },
  { files: compat, may: [contract, lib, page, gallery, compat] },
  { files: blocks, may: [contract, lib, page, gallery, islands, overlays, blocks, react] },
  { files: /^runtime\//, may: [/^runtime\//] },
  { files: /^fake-server\/inspector\//, may: [/^fake-server\/inspector\//, contract, react] },
  { files: /^fake-server\/settings-screen\//, may: [/^fake-server\/settings-screen\//, contract, react] },
  { files: /^fake-server\//, may: [/^fake-server\//, contract, /^(express|htmlparser2|zod)$/, node] },
  { files: /^cli\/audit\/in-page\//, may: [/^cli\/audit\/in-page\//] },
  { files: /^cli\/audit\/browser\.ts$/, may: [/^cli\//, /^fake-server\//, contract, /^puppeteer$/, node] },
  {
    files: /^cli\//,
    may: [
      /^cli\//,
      /^fake-server\//,
      contract,
      /^(commander|chalk|cheerio|cheerio\/slim|htmlparser2|jsonc-parser|esbuild)$/,
      /^package\.json$/,
      node,
    ],
  },
  { files: /^scripts\//, may: [/./] },
];

/** Folders of plug-ins: a plug-in never imports a sibling; only its index.ts does, and others import the index. */
export const pluginFolders = [
  'runtime/gallery/designs',
  'runtime/gallery/transitions',
  'fake-server/endpoints',
  'fake-server/stand-ins',
  'cli/commands',
  'cli/audit/rules',
];

/** Words that only some files may hold: the doors to the browser, the console, the process's streams, and so on. */
export const reservedWords: readonly {
  readonly in: RegExp;
  readonly word: RegExp;
  readonly only: RegExp;
  readonly why: string;
}[] = [
  { in: /^runtime\//, word: /\bdocument\.cookie\b/, only: lib, why: 'cookies are read and written in runtime/lib/' },
  {
    in: /^runtime\//,
    word: /(?<![.\w])fetch\(|\bsendBeacon\b|\bXMLHttpRequest\b/,
    only: lib,
    why: 'the network is reached from runtime/lib/',
  },
  { in: /^runtime\//, word: /(?<![.\w])(setTimeout|setInterval)\(/, only: lib, why: 'timers come from runtime/lib/clock.ts' },
  { in: /^runtime\//, word: /\b(localStorage|sessionStorage)\b/, only: lib, why: 'storage is reached from runtime/lib/' },
  {
    in: /^cli\//,
    word: /\bprocess\.(stdout|stderr|stdin)\b/,
    only: /^cli\/io\.ts$/,
    why: 'process streams are used in cli/io.ts',
  },
];
