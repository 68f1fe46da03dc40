// covers: cli/audit/rules/tracking-of-excluded-visitor.ts
// covers: cli/audit/rules/tracking-on-excluded-page.ts
// covers: cli/audit/tracking-problems.ts
import { describe, expect, test } from 'vitest';
import { trackingOfExcludedVisitor } from '../../../../cli/audit/rules/tracking-of-excluded-visitor.ts';
import { trackingOnExcludedPage } from '../../../../cli/audit/rules/tracking-on-excluded-page.ts';
import { cookieWrite, hit, page, scriptSetter, visit } from '../../../helpers/audit-artifacts.ts';

const owner = { pageType: 2, authenticatedAccount: { id: 'a' }, websiteRoles: { 1: true } };
const tracked = { calls: [hit()], writes: [cookieWrite('ss_cvt', 1_800_000)] };

describe('tracking-of-excluded-visitor', () => {
  test('names census calls and visit cookies of a signed-in owner, with who sent and set them', () => {
    expect(trackingOfExcludedVisitor.check(page(visit({ context: owner, ...tracked })))).toMatchObject([
      { subject: 'call record-hit', setBy: scriptSetter },
      { subject: 'cookie ss_cvt', setBy: scriptSetter },
    ]);
  });

  test('is silent about anonymous visitors, viewers, and calls that are no analytics', () => {
    const viewer = { ...owner, websiteRoles: { 10: true } };
    const event = hit({ endpoint: 'record-event', path: '/api/events/RecordEvent' });
    const visits = [visit(tracked), visit({ context: viewer, ...tracked }), visit({ context: owner, calls: [event] })];
    expect(trackingOfExcludedVisitor.check(page(...visits))).toEqual([]);
  });
});

describe('tracking-on-excluded-page', () => {
  test('names census calls and visit cookies of a not-found page', () => {
    const problems = trackingOnExcludedPage.check(page(visit({ context: { pageType: 100 }, ...tracked })));
    expect(problems.map(({ message }) => message)).toEqual([
      'POST /api/census/RecordHit is sent although its page type is NOT_FOUND (100).',
      'Visit cookie ss_cvt is set although its page type is NOT_FOUND (100).',
    ]);
  });

  test('names only page views at /search', () => {
    const calls = [hit(), hit({ body: { event: 'SITE_SEARCH' } })];
    const search = visit({ landedOn: 'https://shop.example/search?q=pot', calls, writes: tracked.writes });
    expect(trackingOnExcludedPage.check(page(search))).toHaveLength(1);
  });

  test('is silent about other pages', () => {
    expect(trackingOnExcludedPage.check(page(visit(tracked)))).toEqual([]);
  });
});
