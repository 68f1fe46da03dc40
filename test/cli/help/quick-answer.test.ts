// covers: cli/help/
import { Chalk } from 'chalk';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../cli/commands/index.ts';
import { constantOutput, quickAnswer, withoutColor } from '../../../cli/help/quick-answer.ts';
import { run } from '../../../cli/main.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { constantOutputs, helpTexts } from '../../../scripts/build/help-texts.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';

const texts = await helpTexts();
const outputs = await constantOutputs();

/** Returns the help of commander. */
async function commanderHelp(words: readonly string[], options: { colored?: boolean; columns?: number } = {}): Promise<string> {
  const io = fakeIo();
  const paintOut = new Chalk({ level: options.colored ? 1 : 0 });
  expect(await run(words, { ...io, paintOut, columns: options.columns ?? 80 })).toBe(0);
  return io.outText;
}

const lines = [
  ['--help'],
  ['-h'],
  ['help'],
  ...commands.flatMap(({ name }) => [
    [name, '--help'],
    [name, '-h'],
    ['help', name],
  ]),
];

test.each(lines)('the text of the build for %s %s is the help of commander, in colour and without', async (...words) => {
  const given = words.filter((word) => word !== undefined);
  const answer = quickAnswer(given, texts, 80) ?? '';
  expect(answer).toBe(await commanderHelp(given, { colored: true }));
  expect(withoutColor(answer)).toBe(await commanderHelp(given));
  expect(answer).not.toBe(withoutColor(answer));
});

test.each(commands.flatMap(({ constantLines = [] }) => constantLines))(
  'the output of the build for %s is that of the command, in colour and without',
  async (line) => {
    const words = line.split(' ');
    const answer = constantOutput([...words, '--no-color'], texts, () => outputs) ?? '';
    const [plain, colored] = [fakeIo(), fakeIo()];
    expect(await run(words, plain)).toBe(0);
    expect(await run(words, { ...colored, paintOut: new Chalk({ level: 1 }) })).toBe(0);
    expect(answer).toBe(colored.outText);
    expect(withoutColor(answer)).toBe(plain.outText);
  },
);

test.each(['schema', 'schema nope', 'schema form gallery', 'schema --format json form', 'endpoints --quiet', 'toString', ''])(
  '%j has no constant output',
  (line) => {
    expect(constantOutput(line.split(' '), texts, () => outputs)).toBeNull();
  },
);

test('the version is that of package.json', () => {
  expect(quickAnswer(['--version'], texts, 80)).toBe(packageJson.version);
  expect(quickAnswer(['-V', '--no-color'], texts, 20)).toBe(packageJson.version);
});

test.each([
  [['help', 'nope']],
  [['help', 'toString']],
  [['nope', '--help']],
  [['audit', 'clean', '--help']],
  [['audit', '--help', '--format=json']],
  [['--version', 'audit']],
  [[]],
  [['help', 'audit', 'serve']],
])('%j is left to commander', (words) => {
  expect(quickAnswer(words, texts, 80)).toBeNull();
});

test('a help for fewer than 80 columns is left to commander, a wider one is not', () => {
  expect(quickAnswer(['--help'], texts, 79)).toBeNull();
  expect(quickAnswer(['--help'], texts, 200)).not.toBeNull();
});

describe('the help', () => {
  test('of audit has its options in six groups, after the examples', async () => {
    const help = await commanderHelp(['audit', '--help']);
    const titles = help.split('\n').filter((line) => /^[A-Z][a-z ]+:$/.test(line));
    expect(titles).toEqual([
      ...['Examples:', 'Arguments:', 'Pages:', 'Visitor:', 'Browser:', 'Judgement:', 'Reports:', 'Several machines:'],
      'General:',
    ]);
  });

  test.each(commands.map(({ name }) => name))('of %s fits into 80 columns, and into 40', async (name) => {
    for (const columns of [80, 40]) {
      const help = await commanderHelp([name, '--help'], { columns });
      // A command line to copy is not broken.
      const tooLong = help.split('\n').filter((line) => line.length > columns && !line.startsWith('  ss-runtime'));
      expect(tooLong.filter((line) => line.trim().includes(' '))).toEqual([]);
    }
  });

  test('of an unknown command suggests one and ends with 2', async () => {
    const io = fakeIo();
    expect(await run(['help', 'audt'], io)).toBe(2);
    expect(io.errText).toContain('Did you mean audit?');
  });
});
