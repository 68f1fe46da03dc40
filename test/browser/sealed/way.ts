/**
 * A way by which a page could reach another host: one try. To add one, add a row to a table of this folder. `npm run test:browser
 * -- test/browser/sealed` tries it in Chromium with and without the header `Connection-Allowlist`, `npm run test:engines -- -t
 * sealed` in three browsers without it.
 */
export interface Way {
  /**
   * The body of the page. `OUT` stands for an address of another host, `UDP` and `STREAM` for a port that receives packets or
   * connections.
   */
  readonly markup: string;
  /** The element to press. */
  readonly press?: string;
  /** Headers of the page. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A file of the site: `/a.svg` with its type and its content. */
  readonly files?: Readonly<Record<string, readonly [contentType: string, content: string]>>;
  /** Why it is open in some browsers without the header; absent for a way that is closed in all of them. */
  readonly open?: keyof typeof openWays;
  /** An engine that closes it although the reason is one for that engine. */
  readonly closedIn?: Engine;
}

export type Ways = Readonly<Record<string, Way>>;

export const script = (code: string): string => `<script>${code}</script>`;
/** Runs after the page is loaded. */
export const later = (code: string): string => script(`addEventListener("load", () => setTimeout(() => { ${code} }))`);
export const framed = (attribute: string, code: string): string =>
  `<iframe ${attribute}="${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;

type Engine = 'chromium' | 'firefox' | 'webkit';

interface OpenWay {
  readonly way: string;
  /** Browsers in which it is open. */
  readonly browsers: string;
  /** Of the engines of the tests, which lack the header or have it turned off. */
  readonly engines: readonly Engine[];
}

/** The ways that are open without `Connection-Allowlist`: the table in cli/serve/README.md is made of these rows. */
export const openWays = {
  assigned: {
    way: 'an address that a script assigns (`location.href = …`), or a refresh that it adds',
    browsers: 'Chrome before 102, Firefox before 147, Safari before 26.2',
    engines: ['webkit'],
  },
  madeDocument: {
    way: 'a document of `blob:` in place of the page, whose script leaves',
    browsers: 'Chrome before 102, Firefox before 147, Safari before 26.2',
    engines: ['webkit'],
  },
  javascriptDocument: {
    way: 'a document of `javascript:` in place of the page, whose script leaves',
    browsers: 'Chrome before 152, Firefox, Safari',
    engines: ['chromium', 'firefox', 'webkit'],
  },
  peer: {
    way: 'a peer connection of a frame in a shadow tree, in another frame, or of data',
    browsers: 'Chrome before 152, Firefox, Safari',
    engines: ['chromium', 'firefox'],
  },
  preconnect: {
    way: 'a link by which a script connects in advance: the name of the host is looked up, and no request is sent',
    browsers: 'Chrome before 152, Safari',
    engines: ['webkit'],
  },
  speculation: {
    way: 'speculation rules: the address is fetched in advance',
    browsers: 'Chrome before 152',
    engines: ['chromium'],
  },
  fullStack: {
    way: 'an address that a script assigns when its stack is full',
    browsers: 'Chrome before 152, Safari',
    engines: ['chromium', 'webkit'],
  },
} as const satisfies Readonly<Record<string, OpenWay>>;
