import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultJourneys, journeyNames } from '../../cli/audit/artifacts/journeys.ts';
import { commands } from '../../cli/commands/index.ts';
import { usageOf } from '../../cli/core/option-table.ts';
import { run } from '../../cli/main.ts';
import { serveOptions } from '../../cli/serve/options.ts';
import { faultKinds } from '../../fake-server/faults/kinds.ts';
import { anchorsOf, fileOf, linksOf, repositoryAddress, withAddresses, withRelativeLinks } from '../../scripts/pack/links.ts';
import { examplesOf, outputPattern } from '../helpers/documents/examples.ts';
import { withFigures } from '../helpers/documents/figures.ts';
import { pages } from '../helpers/documents/pages.ts';
import { fakeIo } from '../helpers/fakes/fake-io.ts';

const documents = new Map(pages().map(({ path, text }) => [path, text]));

test('every link leads to a file and a heading that exist', () => {
  const problems: string[] = [];
  for (const [path, text] of documents) {
    const anchors = anchorsOf(text);
    for (const { target } of linksOf(text)) {
      const file = fileOf(target, path);
      if (target.startsWith('#') && !anchors.has(target.slice(1))) problems.push(`${path}: no heading ${target}`);
      if (file === null) continue;
      if (!existsSync(file.path)) problems.push(`${path}: no file ${file.path}`);
      const linked = documents.get(file.path);
      if (file.anchor !== '' && linked !== undefined && !anchorsOf(linked).has(file.anchor.slice(1)))
        problems.push(`${path}: no heading ${file.path}${file.anchor}`);
    }
  }
  expect(problems).toEqual([]);
});

test('in the package relative links are addresses of the repository that package.json names, and links to others stay', () => {
  expect(repositoryAddress).toMatch(/^https:\/\/[^/]+\/[^/]+\/[^/]+$/);
  const other = 'https://github.com/someone/else/blob/main/cli/README.md';
  const relative = '[a](README.md#x) ![b](../.github/images/page.png) [c](#here) `[d](e.md)`';
  expect(withAddresses(`${relative} [f](${other})`, 'cli/README.md')).toBe(
    `[a](${repositoryAddress}/blob/main/cli/README.md#x) ` +
      `![b](https://raw.githubusercontent.com${new URL(repositoryAddress).pathname}/main/.github/images/page.png) ` +
      `[c](#here) \`[d](e.md)\` [f](${other})`,
  );
});

test('in the repository links to its own files are relative, from the page on', () => {
  const address = `[a](${repositoryAddress}/blob/main/cli/README.md#x)`;
  expect(withRelativeLinks(address, 'cli/audit/README.md')).toBe('[a](../README.md#x)');
  expect(withRelativeLinks(address, 'cli/README.md')).toBe('[a](#x)');
  const links = [...documents].flatMap(([path, text]) => linksOf(text).map(({ target }) => `${path}: ${target}`));
  expect(links.filter((link) => link.includes(repositoryAddress) && /\/(blob|tree)\//.test(link))).toEqual([]);
});

test('the README has at most 150 lines', () => {
  expect(documents.get('README.md')?.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

test('a figure is that of its constant or count, in the unit of the page', () => {
  const write = (text: string) => withFigures({ path: 'fake-server/visits/README.md', text }, { rules: 3 });
  const [idle, rows, count] = ['visit-log.ts#idleMs', '../tables/table.ts#defaultMaxRows', 'rules'].map(
    (name) => `<!-- figure: ${name} -->`,
  );
  expect(write(`9 minutes${idle}, 9 s${idle}, 9${rows} rows, all the 9${count} rules, the one${count}`)).toBe(
    `30 minutes${idle}, 1,800 s${idle}, 10,000${rows} rows, all the 3${count} rules, the three${count}`,
  );
  expect(() => write(`rules${count}`)).toThrow('<!-- figure: rules --> has no figure before it.');
  expect(() => write('9<!-- figure: pages -->')).toThrow('expected one of rules, or PATH#CONSTANT.');
  expect(() => write('9<!-- figure: visit-log.ts#idle -->')).toThrow('fake-server/visits/visit-log.ts has no number idle.');
});

test('helps have the default port', async () => {
  const port = serveOptions.port.default;
  for (const line of ['--help', 'serve --help']) {
    const io = fakeIo();
    await run(line.split(' '), io);
    expect(io.outText).toContain(`every fixture site at port ${port}`);
  }
});

test('the table of journeys has every journey, in order, and whether it is made by default', () => {
  const section = documents.get('cli/audit/README.md')?.split('\n## Journeys\n')[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| (`.*`) \|.*\| (yes|no) \|$/gm)].flatMap(([, names = '', isDefault]) =>
    [...names.matchAll(/[a-z-]+/g)].map(([name]) => ({ name, isDefault })),
  );
  expect(rows.map(({ name }) => name)).toEqual([...journeyNames]);
  expect(rows.filter(({ isDefault }) => isDefault === 'yes').map(({ name }) => name)).toEqual([...defaultJourneys]);
});

/** Languages that the test of the examples runs, compares or opens; `text` and `yaml` are no examples of their own. */
const languages = ['console', 'sh', 'ts', 'js', 'json', 'html', 'yaml', 'text'];

test('every fenced block names a language, and few examples are not run, each with its reason', () => {
  const skipped: string[] = [];
  for (const [path, text] of documents)
    for (const { line, language, directives } of examplesOf(text)) {
      expect(languages, `${path}:${line}`).toContain(language);
      if (directives.skip !== undefined) skipped.push(`${path}:${line} ${directives.skip}`);
    }
  expect(skipped.length, skipped.join('\n')).toBeLessThanOrEqual(8);
});

/** Options of commander and of the configuration file, and those of other programs. */
const otherFlags = [
  '--help',
  '--version',
  '--config',
  '--no-config',
  '--quiet',
  '--verbose',
  '--color',
  '--no-color',
  '--data-binary',
  '--prefix',
  '--project',
  '--skip-missing',
];

test('every option that a document names exists, and belongs to the command of its example', async () => {
  const tables = new Map<string, string[]>();
  for (const { name, options } of commands)
    tables.set(
      name,
      Object.entries((await options?.()) ?? {}).map(([key, row]) => usageOf(key, row)),
    );
  const flags = (names: readonly string[]) => [...names.map((usage) => usage.replace(/ .*|\[.*/, '')), ...otherFlags];
  const all = flags([...tables.values()].flat());
  const problems: string[] = [];
  for (const [path, text] of documents) {
    for (const [, code = ''] of text.matchAll(/`(--[a-z-]+)/g)) if (!all.includes(code)) problems.push(`${path}: ${code}`);
    for (const [line, name = ''] of text.matchAll(/\bss-runtime (\w+)\b[^`\n#]*/g))
      for (const [, flag = ''] of line.replace(/ -- .*/, '').matchAll(/\s(--[a-z-]+)/g))
        if (!flags(tables.get(name) ?? []).includes(flag)) problems.push(`${path}: ${line} has no ${flag}`);
  }
  expect(problems).toEqual([]);
});

test('an ellipsis in an output stands for any text, alone on a line for any lines', () => {
  const pattern = outputPattern(['a … c', '…', 'http://localhost:4100/'], true);
  expect('\na b c\nhttp://localhost:39127/\n').toMatch(pattern);
  expect('a b c\n1\n2\nhttp://localhost:4100/\n').toMatch(pattern);
  expect('a b c\n1\nhttp://localhost/\n').not.toMatch(pattern);
  expect('a b\nhttp://localhost:4100/\n').not.toMatch(pattern);
});

test('the page of faults describes every kind of fault', () => {
  for (const { usage } of Object.values(faultKinds))
    expect(documents.get('fake-server/faults/README.md')).toContain(`| \`${usage.replaceAll('|', '\\|')}\` |`);
});
