// covers: cli/completion/
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

async function scriptFor(shell: string): Promise<string> {
  const io = fakeIo();
  expect(await run(['completion', shell], io)).toBe(0);
  return io.outText;
}

const isInstalled = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

const cases: readonly (readonly [words: readonly string[], expected: readonly string[]])[] = [
  [['aud'], ['audit']],
  [['help', 'v'], ['validate']],
  [['audit', '--form'], ['--format']],
  [['audit', '--format', 's'], ['sarif']],
  [['--quiet', 'audit', '--fail-on', 'w'], ['warning']],
  [['audit', '--journeys', 'first,accepted-'], ['first,accepted-return']],
  [['audit', 'lea'], ['leaky']],
  [['schema', 'g'], ['gallery']],
  [['completion', 'f'], ['fish']],
  [['validate', '--fi'], ['--fix']],
];

describe.skipIf(!isInstalled('bash'))('bash', () => {
  const complete = async (words: readonly string[], cwd: string): Promise<string[]> => {
    const driver = `${await scriptFor('bash')}
COMP_WORDS=(ss-runtime "$@"); COMP_CWORD=$#; _ss_runtime; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', driver, 'bash', ...words], { cwd, encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.split('\n').filter(Boolean);
  };

  test.each(cases)('%j is completed to %j', async (words, expected) => {
    expect(await complete(words, '.')).toEqual(expect.arrayContaining([...expected]));
    expect(await complete(words, '.')).toHaveLength(expected.length);
  });

  test('files and folders with spaces are completed where a value is one', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'my pages'));
    writeFileSync(join(cwd, 'my report.json'), '');
    expect((await complete(['audit', '--baseline', 'my'], cwd)).sort()).toEqual(['my pages', 'my report.json']);
    expect(await complete(['audit', '--artifacts', 'my'], cwd)).toEqual(['my pages']);
    expect(await complete(['audit', '--timeout', 'my'], cwd)).toEqual([]);
  });

  test('readline’s three words of --option=value are one option', async () => {
    expect(await complete(['audit', '--format', '=', 'js'], '.')).toEqual(['json']);
    expect(await complete(['audit', '--fail-on', '='], '.')).toEqual(['error', 'warning', 'note']);
  });
});

describe.skipIf(!isInstalled('fish'))('fish', () => {
  test.each(cases)('%j is completed to %j', async (words, expected) => {
    const driver = `${await scriptFor('fish')}\ncomplete -C 'ss-runtime ${words.join(' ')}'`;
    const { stdout } = spawnSync('fish', ['--no-config', '-c', driver], { encoding: 'utf8' });
    const found = stdout.split('\n').map((line) => line.split('\t')[0]);
    expect(found).toEqual(expect.arrayContaining([...expected]));
  });
});

test.skipIf(!isInstalled('zsh'))('zsh reads the script, with or without its completion system', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '_ss-runtime'), await scriptFor('zsh'));
  const driver = `autoload -U compinit; compinit -u -D; source ${join(folder, '_ss-runtime')}; print $_comps[ss-runtime]`;
  const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', driver], { encoding: 'utf8' });
  expect([stdout.trim(), stderr]).toEqual(['_ss_runtime', '']);
});

test('the scripts of zsh and PowerShell have commands, options, their words and the fixture sites', async () => {
  const [zsh, powershell] = [await scriptFor('zsh'), await scriptFor('powershell')];
  for (const word of ['validate', '--journeys', 'accepted-return', 'leaky', 'cookie-banner']) {
    expect(zsh).toContain(word);
    expect(powershell).toContain(word);
  }
});

test('an unknown shell ends with 2 and the known ones', async () => {
  const io = fakeIo();
  expect(await run(['completion', 'csh'], io)).toBe(2);
  expect(io.errText).toContain('bash, zsh, fish, powershell');
});
