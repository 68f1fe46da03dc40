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
    expect(io.errText).toContain('Did you mean endpoints?');
    expect(io.outText).toBe('');
  });

  test('an unknown option ends with 2 and names it', async () => {
    const io = fakeIo();
    expect(await run(['endpoints', '--colour'], io)).toBe(2);
    expect(io.errText).toContain("unknown option '--colour'");
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
