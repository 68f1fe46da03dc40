import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseFacts } from '../../cli/audit/facts/read-facts.ts';
import type { AuditRule } from '../../cli/audit/judging/rule.ts';
import { auditOptions } from '../../cli/audit/options.ts';
import { rules } from '../../cli/audit/rules/index.ts';
import type { CommandDefinition } from '../../cli/command.ts';
import { commands } from '../../cli/commands/index.ts';
import { namesIn, type OptionTable, usageOf } from '../../cli/core/option-table.ts';
import { serveOptions } from '../../cli/serve/options.ts';
import { errorCodes } from '../../fake-server/common/errors.ts';
import { faultPresets } from '../../fake-server/faults/presets.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { languages } from '../../runtime/contract/texts/languages.ts';
import { readSource } from '../../scripts/check/sources.ts';
import { guideTable } from '../../scripts/new/generate.ts';
import { withRelativeLinks } from '../../scripts/pack/links.ts';
import { openWays } from '../browser/sealed/way.ts';
import { withFigures } from '../helpers/documents/figures.ts';
import { generatedParts, withGenerated } from '../helpers/documents/generated.ts';
import { pages } from '../helpers/documents/pages.ts';
import { wildFiles, wildPages } from '../helpers/wild/pages.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Returns where an option can be set besides the command line. */
function placesOf(table: OptionTable, name: string): string {
  const places = [namesIn(table, 'config').includes(name) && 'config', namesIn(table, 'api').includes(name) && 'API'];
  return places.filter(Boolean).join(', ') || '–';
}

type Row = OptionTable[string] & { readonly group?: string };

/**
 * Returns a table of a command's options for each group of them. Only a configurable command has settings and a function of the
 * API.
 */
function optionTables({ isConfigurable }: CommandDefinition<never>, table: OptionTable): string[] {
  const last = (text: string) => (isConfigurable ? ` ${text} |` : '');
  const groups = new Map<string, string[]>();
  for (const [name, row] of Object.entries<Row>(table)) {
    const { group = '', description } = row;
    const standard = row.default === undefined ? '' : `\`${row.default}\``;
    const line = `| \`${cell(usageOf(name, row))}\` | ${cell(description)} | ${standard} |${last(placesOf(table, name))}`;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  const heads = [`| option | effect | default |${last('also in')}`, `|---|---|---|${isConfigurable ? '---|' : ''}`];
  return [...groups].flatMap(([group, lines]) => [...(group ? ['', `**${group}**`] : []), '', ...heads, ...lines]).slice(1);
}

const codeTable = [
  '| code | exit status | hint |',
  '|---|---|---|',
  ...Object.entries(errorCodes).map(([code, { exitCode, hint }]) => `| \`${code}\` | ${exitCode} | ${cell(hint ?? '')} |`),
];

const presetTable = [
  '| preset | effect |',
  '|---|---|',
  ...faultPresets.map(({ id, text }) => `| \`preset:${id}\` | ${cell(text)} |`),
];

const needs = {
  context: 'Pages with a page context.',
  platform: 'Pages with a page context, and pages with cookies or calls of this platform.',
  answer: 'Pages whose banner could be declined.',
};

/** Returns the text of `--explain` for one rule, as a section. */
const ruleSection = ({ id, title, reference, needs: need, explain }: AuditRule): string[] => {
  const [topic, anchor] = reference.split('#');
  return [
    `## ${id}`,
    '',
    `${title}. Reference: [${reference}](runtime/contract/${topic}/README.md#${anchor}).`,
    '',
    ...(need ? [`Judged on: ${needs[need]}`, ''] : []),
    `**A finding means:** ${explain.means} ${explain.why}`,
    '',
    'Breaks the rule:',
    ...['', '```text', explain.wrong, '```', ''],
    'Keeps the rule:',
    ...['', '```text', explain.right, '```', ''],
    `**Fix:** ${explain.fix}`,
    ...(explain.onPlatform === undefined ? [] : ['', `**With a page context:** ${explain.onPlatform}`]),
    '',
  ];
};

/** Returns the generated parts of all documents by name. */
async function generatedTexts(): Promise<Map<string, readonly string[]>> {
  const texts = new Map<string, readonly string[]>([
    ['error codes', codeTable],
    ['fault presets', presetTable],
    ['new plug-ins', guideTable()],
    [
      'open ways',
      ['| way | open in |', '|---|---|', ...Object.values(openWays).map(({ way, browsers }) => `| ${way} | ${browsers} |`)],
    ],
  ]);
  const path = 'cli/audit/rules/README.md';
  const index = rules.map(({ id, title }) => `| [${id}](#${id}) | ${title} |`);
  const sections = rules.flatMap(ruleSection).join('\n').replaceAll('](runtime/', '](../../../runtime/');
  texts.set('rules', ['| rule | keeps it |', '|---|---|', ...index, '', withRelativeLinks(sections, path).trimEnd()]);
  for (const command of commands) {
    const table = await command.options?.();
    if (table) texts.set(`options of ${command.name}`, optionTables(command, table));
  }
  return texts;
}

const bannerWords = 'banner-words.txt';

/** Counts of the documents by name; constants are named by their modules. */
const counts: Readonly<Record<string, number | string>> = {
  'boot script': packageJson.budgets['boot.js'],
  'languages of banners': new Set(
    parseFacts(readSource(`cli/audit/facts/${bannerWords}`), bannerWords).map(({ cells }) => cells[0]),
  ).size,
  'languages of pages': languages.length + 1,
  'page time': auditOptions.pageTime.default,
  port: String(serveOptions.port.default),
  rules: rules.length,
  'wild pages': Object.keys({ ...wildPages, ...wildFiles }).length,
};

test('documents have every option, error code, rule and figure, and relative links; `-u` writes them', async () => {
  const texts = await generatedTexts();
  const all = pages();
  const present = all.flatMap(({ text }) => generatedParts(text));
  for (const name of texts.keys())
    expect(present, `a page needs <!-- generated: ${name} --> and <!-- end of generated text -->`).toContain(name);
  for (const { path, text } of all) {
    const page = { path, text: withGenerated(text, texts) };
    await expect(withRelativeLinks(withFigures(page, counts), path)).toMatchFileSnapshot(resolve(path));
  }
});

test('every option has a description, and every value a name or a unit', async () => {
  for (const command of commands)
    for (const [name, row] of Object.entries((await command.options?.()) ?? {})) {
      expect(row.description.length, name).toBeGreaterThan(10);
      expect(row.fromText === undefined || (row.placeholder ?? row.unit) !== undefined, name).toBe(true);
    }
});
