// Whether audits judge sites with real consent libraries: `npm ci --ignore-scripts --prefix scripts/trust`, then `node
// scripts/run.mjs scripts/trust/trust.ts [make …]`. Each library guards a stand-in tracker in three ways: rightly, not before the
// answer, not after a no. Exit status 1 if an audit says otherwise.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import { launchBrowser } from '../../cli/audit/browser/browser.ts';
import { auditDefaults } from '../../cli/audit/defaults.ts';
import { runAudit } from '../../cli/audit/run.ts';
import { findBrowser } from '../../cli/browser/find.ts';
import { type Make, makes } from './makes.ts';
import { expectPackages, packagesDir } from './packages.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css' };

/** How a site uses its library, and what an audit must say of it. */
const variants = {
  good: { verdict: 'keeps', rule: null },
  early: { verdict: 'breaks', rule: 'cookie-before-consent' },
  deaf: { verdict: 'breaks', rule: 'cookie-after-decline' },
} as const;
type Variant = keyof typeof variants;

/** Sets the cookie of a tracker. */
const tracker = `function track() { document.cookie = '_ga=GA1.1.' + Math.floor(Math.random() * 1e9) + '.' + Math.floor(Date.now() / 1000) +
  '; path=/; max-age=63072000'; }`;

function pageOf({ name, file, style, setUp }: Make, variant: Variant): string {
  const guard = (isAllowed: string) => (variant === 'deaf' ? 'track();' : `if (${isAllowed}) track();`);
  const before = name === 'jquery-cookiebar' ? '<script src="/jquery/dist/jquery.js"></script>' : '';
  const library = `${before}<script src="/${file}"></script>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><script>${tracker}</script>
<meta name="viewport" content="width=device-width">${style ? `<link rel="stylesheet" href="/${style}">` : ''}
${variant === 'early' ? '<script>track()</script>' : ''}<body><h1>A shop</h1><p>${'Goods and services. '.repeat(40)}</p>
${name === 'orejime' ? setUp(guard) + library : library + setUp(guard)}</body></html>`;
}

/** Libraries that are published as modules, as a bundler's user imports them. */
const entries: Readonly<Record<string, string>> = {
  'react-cookie-consent': `export * as React from 'react'; export * as ReactDOM from 'react-dom/client';
export { CookieConsent } from 'react-cookie-consent';`,
  '@grrr/cookie-consent': `export { default } from '@grrr/cookie-consent';`,
};

/** Returns a library as one script, which is `consentMake`. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(packagesDir, '..') },
    bundle: true,
    write: false,
    globalName: 'consentMake',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

const server = createServer((request, response) => {
  const answer = async (): Promise<void> => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1));
    const [, variant, name] = /^site\/(\w+)\/(.+)$/.exec(path) ?? [];
    const make = makes.find((one) => one.name === name);
    if (make && variant && variant in variants) {
      response.setHeader('Content-Type', 'text/html');
      response.end(pageOf(make, variant as Variant));
    } else if (entries[path] !== undefined) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(await bundled(entries[path]));
    } else {
      const body = await readFile(join(packagesDir, path)).catch(() => null);
      response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
      response.writeHead(body ? 200 : 404).end(body);
    }
  };
  void answer().catch((error: unknown) => response.destroy(error as Error));
});

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  expectPackages();
  const path = (await findBrowser(process.env))?.path;
  if (!path) throw new Error('There is no browser to audit with.');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await launchBrowser(path);
  let wrong = 0;
  try {
    for (const { name } of makes.filter((make) => wanted.length === 0 || wanted.includes(make.name))) {
      for (const [variant, { verdict, rule }] of Object.entries(variants)) {
        const report = await runAudit(browser, {
          ...auditDefaults,
          targets: [{ kind: 'url', url: `http://localhost:${port}/site/${variant}/${name}` }],
          signal: new AbortController().signal,
        });
        const page = report.pages[0];
        const errors = page?.findings.filter(({ severity }) => severity === 'error') ?? [];
        const found = errors.map(({ ruleId }) => ruleId);
        const isRight = page?.verdict === verdict && (rule === null ? found.length === 0 : found.includes(rule));
        if (!isRight) wrong++;
        const reasons = page?.undecided.map(({ reason }) => reason) ?? [];
        const answers = page?.answers.map(({ journey, control, verified }) => `${journey}: ${control} ${verified}`).join(', ');
        process.stdout.write(
          `${isRight ? 'right' : 'WRONG'}  ${name} ${variant}: ${page?.verdict} ` +
            `${[...new Set([...found, ...reasons])].join(' ')}\n`,
        );
        if (!isRight)
          process.stdout.write([answers, ...errors.map(({ message }) => message)].map((line) => `       ${line}\n`).join(''));
      }
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  process.stdout.write(`${wrong} audits are wrong\n`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

await main();
