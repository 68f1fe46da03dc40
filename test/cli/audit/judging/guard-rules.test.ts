import { expect, test } from 'vitest';
import { guardRules } from '../../../../cli/audit/judging/guard-rules.ts';
import type { AuditRule } from '../../../../cli/audit/judging/rule.ts';
import { page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const problem = { subject: 'a', journey: 'first', message: 'A.', evidence: {} } as const;
const explain = { means: '', why: '', wrong: '', right: '', fix: '' };
const rule: AuditRule = { id: 'own', title: 'Own', reference: 'ours#own', explain, check: () => [problem] };
const artifacts = page(visit());
const judged = (one: AuditRule) => {
  const [guarded] = guardRules([one]);
  return [guarded?.check(artifacts), guarded?.undecided?.(artifacts)];
};

test('a rule that works keeps its findings, its reason and its other members', () => {
  expect(judged(rule)).toEqual([[problem], null]);
  expect(judged({ ...rule, undecided: () => 'it cannot tell' })).toEqual([[problem], 'it cannot tell']);
  class Rule {
    readonly id = 'of-a-class';
    readonly explain = explain;
    get title() {
      return 'A title';
    }
    check() {
      return [{ ...problem, subject: this.id }];
    }
  }
  const [guarded] = guardRules([new Rule() as unknown as AuditRule]);
  expect(guarded).toMatchObject({ id: 'of-a-class', title: 'A title' });
  expect(guarded?.check(artifacts)).toEqual([{ ...problem, subject: 'of-a-class' }]);
});

test('an asynchronous rule, and one without a result, are undecided', () => {
  for (const check of [async () => [], () => Promise.reject(new Error('later')), () => undefined])
    expect(judged({ ...rule, check: check as unknown as AuditRule['check'] })).toEqual([
      [],
      'the rule returned no list of problems',
    ]);
});

test('a rule that throws in either function is undecided, whatever it throws', () => {
  const throwing = (error: unknown) => () => {
    throw error;
  };
  expect(judged({ ...rule, check: throwing(new TypeError('x is undefined')) })).toEqual([[], 'the rule failed: x is undefined']);
  expect(judged({ ...rule, check: throwing(null) })).toEqual([[], 'the rule failed: null']);
  expect(judged({ ...rule, undecided: throwing('late') })).toEqual([[problem], 'the rule failed: late']);
});
