import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { auditSarif } from '../../../cli/audit/report/sarif.ts';
import { rules } from '../../../cli/audit/rules/index.ts';
import { readTargets } from '../../../cli/audit/targets/targets.ts';
import { auditWorld, pageAt } from '../../helpers/audit/audit-run.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const world = auditWorld();
const set = (name: string) => `document.cookie='${name}=GA1.1.118.170; max-age=63072000'`;
const platformTag = '<script src="https://assets.squarespace.com/universal/scripts-compressed/common-abc.js"></script>';

const context =
  '<script>Static={SQUARESPACE_CONTEXT:{cookieSettings:{isCookieBannerEnabled:true,isRestrictiveCookiePolicyEnabled:true}}}</script>';
const files: Readonly<Record<string, string>> = {
  // One line, as a minifier writes it.
  'min.html': `<!doctype html><html><head><title>Tée 🎉</title></head><body><p>Hällo</p><script>${set('_ga')}</script></body></html>`,
  'two.html':
    `<!doctype html><html><head>${platformTag}<title>Ü</title><script ` +
    `src="sub/a.js"></script></head>\r\n<body><p>Hi</p>\r\n<script>function f(){ ${set('_fbp')} }\r\n f()</script>`,
  'sub/a.js': `\n\n  ${set('_gid')};\n`,
  'bare.html': `<p>No head</p><script>${set('_clck')}</script>`,
  'clean.html': '<p>Clean',
  'hidden.html':
    `<!doctype html><html><head>${context}</head><body><p>Asks</p><style>.sqs-cookie-banner-v2 { display: none !important ` +
    '}</style></body></html>',
};

function savedFolder(): string {
  const cwd = realpathSync(temporaryFolder());
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(cwd, 'saved', dirname(path)), { recursive: true });
    writeFileSync(join(cwd, 'saved', path), text);
  }
  return cwd;
}

test(
  'findings of a folder have their file, line and column there, in the stack and in SARIF too, and foreign pages show ' +
    'nothing of the server',
  async () => {
    const cwd = savedFolder();
    const report = await world.audit(await readTargets(['saved'], cwd), {
      journeys: ['first'],
      pageMs: 4000,
      cwd,
      concurrency: 4,
    });
    const found = report.pages.flatMap((page) =>
      page.findings.map(({ source = '', line = 0, column = 0 }) => {
        const text = files[source.replace(/^saved\//, '')]?.split(/\r\n|\r|\n/)[line - 1] ?? '';
        return [source, line, text.slice(0, column - 1).endsWith('document.cookie'), text.slice(column - 1, column + 2)];
      }),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        ['saved/min.html', 1, true, "='_"],
        ['saved/two.html', 3, true, "='_"],
        ['saved/sub/a.js', 3, true, "='_"],
        ['saved/bare.html', 1, true, "='_"],
        ['saved/hidden.html', 0, false, ''],
      ]),
    );
    const [late] = pageAt(report, '/two.html').findings.filter(({ message }) => message.includes('_fbp'));
    expect(late?.evidence).toHaveProperty('initiator.stack', [
      'f (saved/two.html:3:38)',
      expect.stringMatching(/\(saved\/two\.html:4:2\)$/),
    ]);
    for (const path of ['/clean.html', '/min.html']) {
      const { journeys, file } = pageAt(report, path);
      expect([file, journeys[0]?.calls]).toEqual([`saved${path}`, []]);
      expect(journeys[0]?.cookies.map(({ name }) => name)).toEqual(path === '/min.html' ? ['_ga'] : []);
    }
    const uris = auditSarif(report, rules).runs[0]?.results?.map(
      ({ locations }) => locations?.[0]?.physicalLocation?.artifactLocation?.uri,
    );
    expect(new Set(uris)).toEqual(
      new Set(['saved/min.html', 'saved/two.html', 'saved/sub/a.js', 'saved/bare.html', 'saved/hidden.html']),
    );
  },
);

test('files outside the current folder have their whole path', async () => {
  const cwd = savedFolder();
  const targets = await readTargets([join(cwd, 'saved', 'min.html')], cwd);
  const report = await world.audit(targets, { journeys: ['first'], pageMs: 1000, cwd: realpathSync(temporaryFolder()) });
  expect(report.pages[0]?.findings[0]?.source).toBe(join(cwd, 'saved', 'min.html'));
});

test('code of a timer, of a blob and of an address has the line that makes it', async () => {
  const cwd = realpathSync(temporaryFolder());
  mkdirSync(join(cwd, 'made'));
  const add = (source: string) =>
    `<script>{ const one = document.createElement("script"); one.src = ${source}; document.head.append(one) }</script>`;
  const lines = [
    '<p>Makes</p>',
    `<script>setTimeout("${set('_ga')}", 9)</script>`,
    `<script>setInterval("${set('_gid')}", 9000)</script>`,
    add(`URL.createObjectURL(new Blob(["${set('_fbp')}"]))`),
    add(`"data:text/javascript,${set('_clck')}"`),
    `<script>new Function("${set('_uetsid')}")()</script>`,
  ];
  writeFileSync(join(cwd, 'made', 'index.html'), lines.join('\n'));
  const report = await world.audit(await readTargets(['made'], cwd), { journeys: ['first'], pageMs: 12_000, cwd });
  const found = report.pages[0]?.findings.map(({ message, line }) => `${message.split(' ')[1]} ${line}`);
  expect(found?.sort()).toEqual(['_clck 5', '_fbp 4', '_ga 2', '_gid 3', '_uetsid 6']);
});
