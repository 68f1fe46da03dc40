import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { beforeAll, expect, inject, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { commandsOf, type Example, examplesOf } from '../../helpers/documents/examples.ts';
import { pages } from '../../helpers/documents/pages.ts';
import { linkPackage, packedPackage, runProgram } from '../../helpers/package/installed-package.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';
import { patienceMs } from '../../helpers/run/patience.ts';
import { runCommand, type Servers, serversIn } from './run-command.ts';

const documents = pages()
  .map(({ path, text }) => ({ path, examples: examplesOf(text).filter(({ directives }) => directives.skip === undefined) }))
  .filter(({ examples }) => examples.length > 0);

/** Markup of a document is a page of this site, on which a visitor must answer before tracking. */
const markupSite = 'markup';
const asks = { cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } };
const isMarkup = ({ language, directives }: Example) => language === 'html' && directives.file === undefined;
const markupPath = (path: string, { line }: Example) => `/${path.replace(/\W+/g, '-')}-${line}`;
const markupPages = Object.fromEntries(
  documents.flatMap(({ path, examples }) =>
    examples.filter(isMarkup).map((example) => {
      const isOfHead = /^<(?:style|script)(?![^>]*data-ss)/.test(example.text);
      return [markupPath(path, example), { context: { ...plainContext, ...asks }, [isOfHead ? 'head' : 'body']: example.text }];
    }),
  ),
);
const fixtures = documents.flatMap(({ examples }) => examples.flatMap(({ directives: { page } }) => page?.split('/')[0] ?? []));
const world = browserWorld(async () => [...(await loadSites([...new Set(fixtures)])), testSite(markupSite, markupPages)], {
  network: false,
});

/** Folder with the folder of each document, as a reader has it: the package is installed, and nothing else is there. */
let readers = '';
beforeAll(async () => {
  const folder = await packedPackage();
  readers = join(inject('browserProfiles'), 'readers');
  mkdirSync(readers);
  // The documents say how to install these.
  for (const name of ['node-sqlite3-wasm', 'selfsigned']) linkPackage(folder, name);
  for (const name of ['vitest', 'typescript', '@types', 'express']) linkPackage(readers, name);
  for (const name of ['ss-runtime', 'puppeteer-core'])
    symlinkSync(join(folder, 'node_modules', name), join(readers, 'node_modules', name));
  mkdirSync(join(readers, 'node_modules', '.bin'));
  symlinkSync('../vitest/vitest.mjs', join(readers, 'node_modules', '.bin', 'vitest'));
  for (const { path } of documents) {
    mkdirSync(folderOf(path));
    symlinkSync('../node_modules', join(folderOf(path), 'node_modules'));
    writeFileSync(join(folderOf(path), 'package.json'), '{ "private": true, "type": "module" }\n');
  }
}, 240_000);

const folderOf = (path: string) => join(readers, path.replace(/\W+/g, '-'));
const isScript = ({ language }: Example) => language === 'ts' || language === 'js';
const scriptName = ({ line, directives }: Example) => directives.file ?? `example-${line}.ts`;
const scriptText = ({ text, directives: { before = '', after = '' } }: Example) => `${before}\n${text}\n${after}\nexport {};\n`;
const pageTypes = `import type {} from 'ss-runtime/browser';\ndeclare const SSRuntime: NonNullable<Window['SSRuntime']>;`;

for (const { path, examples } of documents)
  test.concurrent(`examples of ${path} run (${examples.length})`, async () => {
    const servers = serversIn(folderOf(path));
    try {
      for (const example of examples) {
        try {
          await runExample(example, path, servers);
        } catch (error) {
          throw new Error(`${path}:${example.line} ${error instanceof Error ? error.message : error}`, { cause: error });
        }
      }
    } finally {
      await servers.close();
    }
  });

async function runExample(example: Example, path: string, servers: Servers): Promise<void> {
  const folder = folderOf(path);
  const { language, text, directives } = example;
  if (directives.page !== undefined) return runInPage(example, directives.page, text);
  if (isMarkup(example)) return runInPage(example, `${markupSite}${markupPath(path, example)}`, '');
  if (directives.file !== undefined) writeFileSync(join(folder, directives.file), isScript(example) ? scriptText(example) : text);
  else if (language === 'json') JSON.parse(text);
  else if (isScript(example)) await runScript(example, folder);
  else if (language === 'sh' || language === 'console') {
    const port = directives.serve === undefined ? '4100' : await servers.portOf(directives.serve);
    for (const command of commandsOf({ ...example, text: text.replaceAll('4100', port) }))
      await runCommand(command, folder, directives.status);
  }
}

async function runScript(example: Example, folder: string): Promise<void> {
  const { code } = await transform(scriptText(example), { loader: 'ts', format: 'esm' });
  const isTest = /from ["']vitest["']/.test(code);
  const file = `example-${example.line}${isTest ? '.test' : ''}.mjs`;
  writeFileSync(join(folder, file), code);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', file, '--testTimeout', `${patienceMs}`];
  const args = isTest ? vitest : [file];
  const { status, out, err } = await runProgram(process.execPath, args, folder);
  expect(status, `${out}\n${err}`).toBe(Number(example.directives.status ?? 0));
}

async function runInPage({ directives: { before = '', after = '' } }: Example, address: string, text: string): Promise<void> {
  const [, site = '', path = ''] = /^([^/]+)(\/.*)$/.exec(address) ?? [];
  const visitor = await world.newVisitor({ stays: true });
  try {
    await visitor.open(site, path);
    const { code } = await transform(`(async () => { ${before}\n${text}\n${after}\n})()`, { loader: 'ts' });
    await visitor.page.evaluate(code);
    expect(visitor.pageErrors).toEqual([]);
  } finally {
    await visitor.close();
  }
}

test.concurrent('the scripts of all documents are checked against the types of the package', async () => {
  const names = documents.flatMap(({ path, examples }) =>
    examples.filter(isScript).map((example) => {
      const name = join(folderOf(path), `typed-${scriptName(example).replace(/\.[cm]?[jt]sx?$/, '')}.ts`);
      const isOfPage = example.directives.page !== undefined;
      writeFileSync(name, isOfPage ? `${pageTypes}\n${scriptText(example)}` : scriptText(example));
      return name;
    }),
  );
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--lib', 'es2023,dom,dom.iterable'];
  const modules = ['--module', 'nodenext', '--types', 'node', '--typeRoots', join(readers, 'node_modules/@types')];
  const tsc = [join(readers, 'node_modules/typescript/bin/tsc'), ...options, ...modules, ...names];
  expect(await runProgram(process.execPath, tsc, readers)).toEqual({ status: 0, out: '', err: '' });
});
