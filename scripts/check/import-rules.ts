/**
 * Allowed imports, as data. The first row whose `files` matches a file applies; targets are paths from the root or package names.
 */
export interface ImportRule {
  readonly files: RegExp;
  readonly may: readonly RegExp[];
  /** Advice for an import that the row refuses. */
  readonly instead: string;
}

const contract = /^runtime\/contract\//;
const react = /^react(-dom)?(\/|$)/;
const virtualList = /^@tanstack\/react-virtual$/;
const node = /^node:/;
const common = /^fake-server\/common\//;
const browser = /^runtime\/browser\//;
const page = /^runtime\/page\//;
const uiDom = /^runtime\/ui\/dom\//;
const uiReact = /^runtime\/ui\/react\//;
/** The public entry point of a feature. */
const entryPoint = /^runtime\/features\/[^/]+\/index\.ts$/;

export const importRules: readonly ImportRule[] = [
  { files: contract, may: [contract], instead: 'the contract imports nothing but itself: pass what it needs as an argument' },
  {
    files: browser,
    may: [contract, browser],
    instead: 'runtime/browser imports nothing of the page: declare an interface here, and implement it on a higher floor',
  },
  { files: page, may: [contract, browser, page], instead: 'declare an interface here, and implement it in the feature' },
  { files: uiDom, may: [contract, browser, page, uiDom], instead: 'code that features share imports no feature and no React' },
  {
    files: uiReact,
    may: [contract, browser, page, uiDom, uiReact, react],
    instead: 'components that features share import no feature',
  },
  {
    files: /^runtime\/features\//,
    may: [
      contract,
      browser,
      page,
      uiDom,
      uiReact,
      entryPoint,
      /^runtime\/blocks\.ts$/,
      react,
      /^(dompurify|leaflet|web-vitals)(\/|$)/,
    ],
    instead: 'reach another feature through its index.ts, or fetch its chunk by name',
  },
  {
    files: /^runtime\/compat\//,
    may: [contract, browser, page, uiDom, entryPoint, /^runtime\/compat\//],
    instead: 'reach features through their index.ts',
  },
  {
    files: /^runtime\/boot\//,
    may: [contract, browser, page, uiDom, entryPoint, /^runtime\/(boot|compat)\//, /^runtime\/chunks\.ts$/],
    instead: 'reach features through their index.ts, or fetch a chunk by name',
  },
  { files: /^runtime\/window\.ts$/, may: [page, /^runtime\/boot\//], instead: 'it holds types for scripts of the page' },
  {
    files: /^runtime\/blocks\.ts$/,
    may: [contract, browser, page, uiDom, entryPoint],
    instead: 'a row names what the entry point of its feature exports',
  },
  { files: /^runtime\/chunks\.ts$/, may: [/^runtime\//], instead: 'the table names modules of the runtime' },
  {
    files: /^fake-server\/common\//,
    may: [common, contract, /^zod$/],
    instead: 'the ground floor of the platform and the command line imports nothing above it, no browser and no Node API',
  },
  {
    files: /^fake-server\/page-report\/in-page\/find-hider\.ts$/,
    may: [/^runtime\/browser\/seen\.ts$/, /^fake-server\/page-report\/in-page\//],
    instead: 'the page report judges what hides a block as the runtime does, and imports nothing else of it',
  },
  {
    files: /^fake-server\/(control-client|inspector|page-(report|inserts)\/in-page|settings-screen)\//,
    may: [
      /^fake-server\/(control-client|inspector|page-(report|inserts)\/in-page|settings-screen)\//,
      contract,
      /^fake-server\/common\/(?!schemas\/)/,
      react,
      virtualList,
      /^cookie$/,
    ],
    instead: 'a page of the platform imports other pages of the platform, fake-server/common/, the contract and React only',
  },
  {
    files: /^fake-server\//,
    may: [/^fake-server\//, contract, /^(acorn|cheerio\/slim|cookie|express|node-sqlite3-wasm|selfsigned|zod)$/, node],
    instead:
      'the platform imports the contract, but no other code of the runtime: move what the browser needs as well to ' +
      'runtime/contract/',
  },
  {
    files: /^cli\/audit\/in-page\//,
    may: [/^cli\/audit\/in-page\//, /^fake-server\/common\/observer\//],
    instead: 'code for the audited page imports the observer alone: what it needs of the audit is an argument',
  },
  {
    files: /^cli\/audit\/browser\//,
    may: [
      /^cli\//,
      /^fake-server\/(root|common\/errors?(-message)?)\.ts$/,
      /^puppeteer-core$/,
      /^devtools-protocol\/types\/protocol-mapping\.js$/,
      node,
    ],
    instead: 'drive the browser with Puppeteer in cli/audit/browser/, and use it through cli/audit/browser/browser.ts elsewhere',
  },
  {
    files: /^cli\/browser\//,
    may: [/^cli\//, /^fake-server\/(common\/errors?(-message)?|is-running)\.ts$/, /^@puppeteer\/browsers$/, node],
    instead: 'find and install browsers in cli/browser/, and drive them in cli/audit/browser/',
  },
  {
    files: /^cli\/audit\/queue\//,
    may: [/^cli\//, /^fake-server\//, contract, /^(bullmq|ioredis|zod)$/, /^package\.json$/, node],
    instead: 'keep Redis in cli/audit/queue/, and all other code outside',
  },
  {
    files: /^cli\//,
    may: [
      /^cli\//,
      /^fake-server\//,
      contract,
      /^(acorn|chalk|cheerio\/slim|commander|cookie|devtools-protocol(\/types\/protocol-mapping\.js)?|har-format|ignore|jiti|js-tokens|picomatch|sarif|third-party-web\/nostats-subset|tinyglobby|tldts|uqr|zod)$/,
      react,
      /^package\.json$/,
      node,
    ],
    instead: 'the command line imports the platform and the contract; it reads the built bundle as files',
  },
  { files: /^scripts\//, may: [/./], instead: '' },
];

/** Folders of plug-ins: a plug-in imports no sibling; index.ts imports all of them, and other folders import index.ts. */
export const pluginFolders = [
  'runtime/features/gallery/designs',
  'runtime/features/gallery/transitions',
  'runtime/features/forms/fields',
  'fake-server/endpoints',
  'fake-server/stand-ins',
  'cli/commands',
  'cli/audit/rules',
];
