import { describe, expect, test } from 'vitest';
import { createFaults, type FaultRequest } from '../../../fake-server/faults/faults.ts';

const call = (name: string, sources: Partial<FaultRequest> = {}): FaultRequest => ({
  target: { name, isCall: true },
  header: undefined,
  query: undefined,
  page: undefined,
  crumbs: [],
  ...sources,
});

const chosen = (faults: ReturnType<typeof createFaults>, count: number, request = call('track')): (string | null)[] =>
  Array.from({ length: count }, () => faults.choose(request)?.text ?? null);

describe('choosing a fault', () => {
  test.each([
    ['204@2', [null, '204@2', null, null]],
    ['204@2-3', [null, '204@2-3', '204@2-3', null]],
    ['204@every:2', [null, '204@every:2', null, '204@every:2']],
    ['204@after:2', [null, null, '204@after:2', '204@after:2']],
    ['204@1,202', ['204@1', '202', '202', '202']],
    ['record-hit:204', [null, null, null, null]],
  ])('%s', (rules, expected) => {
    expect(chosen(createFaults(rules), 4)).toEqual(expected);
  });

  test('the first source with a matching rule applies: header, the call’s query, the page, the server', () => {
    const faults = createFaults('hang');
    const sources = { header: 'status:500', query: 'status:501', page: 'id.status:502' };
    expect(faults.choose(call('track', sources))?.text).toBe('status:500');
    expect(faults.choose(call('track', { ...sources, header: undefined }))?.text).toBe('status:501');
    expect(faults.choose(call('track', { page: sources.page }))?.text).toBe('status:502');
    expect(faults.choose(call('track', { ...sources, header: 'logout:204' }))?.text).toBe('status:501');
    expect(faults.choose(call('track'))?.text).toBe('hang');
  });

  test('rules of a page count the calls of one page load', () => {
    const faults = createFaults();
    expect(chosen(faults, 2, call('track', { page: 'one.204@1' }))).toEqual(['204@1', null]);
    expect(chosen(faults, 2, call('track', { page: 'two.204@1' }))).toEqual(['204@1', null]);
  });

  test('* matches calls, not chunks', () => {
    const faults = createFaults('*:hang,chunk:204');
    expect(faults.choose({ ...call(''), target: { name: '', isCall: true } })?.text).toBe('*:hang');
    expect(faults.choose({ ...call(''), target: { name: 'chunk', isCall: false } })?.text).toBe('chunk:204');
  });

  test('random faults are the same for the same seed, and near their probability', () => {
    const draws = (seed: number) => chosen(createFaults('204~0.3', seed), 1000).map((text) => text !== null);
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
    const hits = draws(7).filter(Boolean).length;
    expect(hits).toBeGreaterThan(250);
    expect(hits).toBeLessThan(350);
  });

  test('crumbFail lets the retry with its new crumb pass; crumbFail:always does not', () => {
    for (const [rules, expected] of [
      ['crumbFail', null],
      ['crumbFail:always', 'crumbFail:always'],
    ] as const) {
      const faults = createFaults(rules);
      faults.choose(call('logout', { crumbs: ['old'] }))?.noteIssuedCrumb('new');
      expect(faults.choose(call('logout', { crumbs: ['new'] }))?.text ?? null).toBe(expected);
    }
  });

  test('rules are replaced, cleared and reset; broken rules change nothing', () => {
    const faults = createFaults('hang', 3);
    expect(() => faults.set('nonsense')).toThrow('nonsense');
    expect(faults.active).toMatchObject({ rules: 'hang', seed: 3 });
    faults.set('204', 9);
    expect(faults.active).toEqual({ rules: '204', seed: 9, active: [{ rule: '204', target: '*', calls: 0, applied: 0 }] });
    faults.clear();
    expect(faults.active).toEqual({ rules: '', seed: 9, active: [] });
    faults.reset();
    expect(faults.active).toMatchObject({ rules: 'hang', seed: 3 });
  });

  test('counts the calls of each rule’s target and the applied faults', () => {
    const faults = createFaults('track:204@2');
    chosen(faults, 3);
    expect(faults.active.active).toEqual([{ rule: 'track:204@2', target: 'track', calls: 3, applied: 1 }]);
  });
});
