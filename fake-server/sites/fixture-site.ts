import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readText } from '../../runtime/contract/read.ts';
import { contextPart } from '../../runtime/contract/site/page-context.ts';
import { unescaped } from '../../runtime/contract/unescaped.ts';
import { TargetError } from '../common/errors.ts';
import { fileProblem } from '../file-problem.ts';
import { escapeHtml } from '../html/escape.ts';
import { pageContentType } from '../html/page-text.ts';
import { applyEdits, type Edit, type FindPlace, placesBefore } from '../html/place-map.ts';
import { preludeTag } from '../html/prelude.ts';
import { bootTag, contextTag, styleSheetTag } from '../html/tags.ts';
import { findFile, pathParts } from './find-file.ts';
import { deepMerge, type FixturePage, type FixtureSettings, readFixtureSettings } from './fixture-settings.ts';
import type { Origins, Site, SitePage } from './site.ts';
import { siteId } from './site-id.ts';

/** The site's first page with this status is served for unknown paths. */
const notFoundStatus = 404;

/** Files that describe the site. They are not served. */
const ownFiles: ReadonlySet<string> = new Set(['site.json', 'expect.json']);

/**
 * Returns a site whose `site.json` lists its pages and their context. A fragment is put into a plain document; a whole document
 * gets the context and the boot script. `{{static}}` and `{{third-party}}` in HTML and context are replaced by those hosts'
 * origins.
 */
export async function fixtureSite(folder: string): Promise<Site> {
  const { title, shows } = await readFixtureSettings(folder);
  const pageAt = async (path: string, origins: Origins): Promise<SitePage | null> => {
    const settings = await readFixtureSettings(folder);
    const wanted = withoutTrailingSlash(unescaped(path));
    const page = settings.pages.find((each) => withoutTrailingSlash(each.path) === wanted);
    return page ? renderPage(folder, settings, page, origins) : null;
  };
  return {
    id: siteId(basename(folder)),
    title,
    shows,
    source: folder,
    pages: async () => (await readFixtureSettings(folder)).pages.map((page) => page.path),
    async resolve(path, origins) {
      const page = await pageAt(path, origins);
      if (page) return { kind: 'page', page };
      const parts = pathParts(path);
      if (parts === null || ownFiles.has(parts.join('/'))) return null;
      const shared = (await readFixtureSettings(folder)).styleSheets.find((sheet) => basename(sheet) === parts.join('/'));
      if (shared) return { kind: 'file', path: join(folder, shared) };
      const found = await findFile(folder, parts);
      return found?.kind === 'file' ? { kind: 'file', path: found.path } : null;
    },
    async notFound(origins) {
      const settings = await readFixtureSettings(folder);
      const page = settings.pages.find((each) => each.status === notFoundStatus);
      return page ? renderPage(folder, settings, page, origins) : null;
    },
    warnings: async () => [],
  };
}

async function renderPage(folder: string, site: FixtureSettings, page: FixturePage, origins: Origins): Promise<SitePage> {
  const path = join(folder, page.file);
  const source = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new TargetError(`The page ${path}, named in site.json, cannot be read: ${fileProblem(error)}.`, error);
  });
  const context = deepMerge(site.context, page.context);
  const contextScript = withOrigins(contextTag(context), origins);
  const boot = bootTag(origins.boot);
  const sharedSheets = site.styleSheets.map((sheet) => styleSheetTag(basename(sheet))).join('');
  const filled = originEdits(source, origins);
  const unchanged = (part: string) => part;
  let html: Buffer;
  let find: FindPlace;
  if (/<html[\s>]/i.test(source)) {
    const { rewritePage } = await import('../html/rewrite-page.ts');
    const rewritten = rewritePage(Buffer.from(applyEdits(source, filled)), {
      headFirst: (source.includes('SQUARESPACE_CONTEXT') ? '' : contextScript) + sharedSheets,
      runtime: boot,
    });
    const before = placesBefore(source, filled, unchanged);
    html = rewritten.html;
    find = (served) => {
      const place = rewritten.find(served);
      return place && before(place);
    };
  } else {
    const siteStyles = (await findFile(folder, ['site.css'])) ? styleSheetTag('site.css') : '';
    const head = preludeTag() + contextScript + sharedSheets + siteStyles;
    const { top, bottom } = shell({ title: page.title ?? site.title, language: languageOf(context), head, boot });
    const at = source.length;
    const edits = [{ from: 0, to: 0, text: top }, ...filled, { from: at, to: at, text: bottom }];
    html = Buffer.from(applyEdits(source, edits));
    find = placesBefore(source, edits, unchanged);
  }
  const { isForMembers } = page;
  return {
    status: page.status,
    isForMembers,
    headers: { 'Content-Type': pageContentType(html), ...page.headers },
    html,
    source: { path, find },
  };
}

const withOrigins = (text: string, origins: Origins): string => applyEdits(text, originEdits(text, origins));

/** Returns the edits that replace `{{static}}` and `{{third-party}}` by those hosts' origins. */
const originEdits = (text: string, origins: Origins): Edit[] =>
  [...text.matchAll(/\{\{(static|third-party)\}\}/g)].map(({ 0: written, 1: host, index }) => ({
    from: index,
    to: index + written.length,
    text: host === 'static' ? origins.static : origins.thirdParty,
  }));

const shell = ({ title, language, head, boot }: Record<'title' | 'language' | 'head' | 'boot', string>) => ({
  top: `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${head}
${boot}
</head>
<body>
`,
  bottom: `
</body>
</html>
`,
});

const languageOf = (context: unknown): string => readText(contextPart(context, 'website').language, 'en');

const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/';
