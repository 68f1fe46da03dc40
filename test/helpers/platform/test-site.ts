import { fileURLToPath } from 'node:url';
import type { Site } from '../../../fake-server/start.ts';

/** One page of a site that is defined in a test. */
export interface TestPage {
  /** Assigned to `Static.SQUARESPACE_CONTEXT`; null for a page without the assignment. */
  readonly context?: object | null;
  /** Whether the context is assigned at the end of the body, after the boot script has run. */
  readonly contextLast?: boolean;
  /** Language of the page, `en` by default; Hebrew and Arabic pages are written from right to left. */
  readonly lang?: string;
  /** Added to the head, before the boot script. */
  readonly head?: string;
  /** Whether the page links the platform's style sheet, as published pages do; true by default. */
  readonly platformCss?: boolean;
  readonly body?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The context of a plain page: no one is signed in, no cookie settings. */
export const plainContext = {
  pageType: 2,
  templateId: 't1',
  website: { id: 'w1', language: 'en-GB' },
  collection: { id: 'c1', title: 'Plain', fullUrl: '/', type: 10, permissionType: 1 },
};

/** Returns a site in memory with pages by path. The boot script is the last element of each head, as on every site. */
export function testSite(id: string, pages: Readonly<Record<string, TestPage>>): Site {
  return {
    id,
    title: id,
    source: 'a test',
    pages: async () => Object.keys(pages),
    async resolve(path, origins) {
      if (path === '/platform.css') return { kind: 'file', path: platformSheet };
      const page = pages[decodeURI(path)];
      return page ? { kind: 'page', page: render(page, origins.boot) } : null;
    },
    notFound: async () => null,
    warnings: async () => [],
  };
}

/** The style sheet that every published page links: it hides parts until the runtime has marked them. */
const platformSheet = fileURLToPath(new URL('../../../fixtures/platform/platform.css', import.meta.url));

function render(
  {
    context = plainContext,
    contextLast = false,
    lang = 'en',
    platformCss = true,
    head = '',
    body = '',
    status = 200,
    headers = {},
  }: TestPage,
  boot: string,
) {
  const assign =
    context === null
      ? ''
      : '<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ' +
        `${JSON.stringify(context).replaceAll('<', '\\u003c')};</script>`;
  const html = `<!doctype html><html lang="${lang}"${/^(he|ar)\b/.test(lang) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,">
${contextLast ? '' : assign}${platformCss ? '<link rel="stylesheet" href="/platform.css">' : ''}${head}<script src="${boot}"></script></head>
<body>${body}${contextLast ? assign : ''}</body></html>`;
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers }, html: Buffer.from(html) };
}
