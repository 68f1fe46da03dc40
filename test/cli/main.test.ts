import { describe, expect, test } from 'vitest';
import { run } from '../../cli/main.ts';
import { fakeIo } from '../helpers/fakes/fake-io.ts';

describe('ss-runtime', () => {
  test('prints its version and ends with 0', async () => {
    const io = fakeIo();
    expect(await run(['--version'], io)).toBe(0);
    expect(io.outText).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('prints its help on standard output and ends with 0', async () => {
    const io = fakeIo();
    expect(await run(['--help'], io)).toBe(0);
    expect(io.outText).toContain('Usage: ss-runtime');
    expect(io.errText).toBe('');
  });

  test('without a command shows the help on standard error and ends with 2', async () => {
    const io = fakeIo();
    expect(await run([], io)).toBe(2);
    expect(io.errText).toContain('Usage: ss-runtime');
    expect(io.outText).toBe('');
  });

  test('an unknown command ends with 2 and names the nearest one', async () => {
    const io = fakeIo();
    expect(await run(['endpoint'], io)).toBe(2);
    expect(io.errText).toContain("unknown command 'endpoint'");
    expect(io.errText).toBe("ss-runtime: unknown command 'endpoint'\n(Did you mean endpoints?)\nHelp: ss-runtime --help");
    expect(io.outText).toBe('');
  });

  test('an unknown option ends with 2 and names it', async () => {
    const io = fakeIo();
    expect(await run(['endpoints', '--colour'], io)).toBe(2);
    expect(io.errText).toContain("ss-runtime: unknown option '--colour'");
  });

  test.each([
    ['audit', [], 'ss-runtime: Nothing to audit'],
    ['replay', [], "ss-runtime: missing required argument 'file'"],
    ['schema', ['galery'], 'Expected one of: gallery, cookie-banner, form, product. Did you mean gallery?'],
  ])('a wrong use of %s names the program first and ends with the line of its help', async (name, words, message) => {
    const io = fakeIo();
    expect(await run([name, ...words], io)).toBe(2);
    expect(io.errText).toMatch(/^ss-runtime: /);
    expect(io.errText).toContain(message);
    expect(io.errText.trimEnd().split('\n').at(-1)).toBe(`Help: ss-runtime ${name} --help`);
  });

  test('the help of a command without findings has none in its exit statuses', async () => {
    for (const name of ['endpoints', 'schema', 'completion', 'config', 'doctor']) {
      const io = fakeIo();
      expect(await run([name, '--help'], io)).toBe(0);
      expect(io.outText.split('Exit status: ')[1]).toMatch(/^0 [a-z ]+, 2 wrong usage, 3 /);
    }
  });

  test('a wrong option value ends with 2 and lists the possible ones', async () => {
    const io = fakeIo();
    expect(await run(['endpoints', '--format', 'yaml'], io)).toBe(2);
    expect(io.errText).toContain('pretty, json');
  });

  test('an argument with control characters is shown without them', async () => {
    const io = fakeIo();
    expect(await run(['\u001b[31mred'], io)).toBe(2);
    expect(io.errText).not.toContain('\u001b');
  });
});
