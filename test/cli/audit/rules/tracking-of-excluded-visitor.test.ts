import { expect, test } from 'vitest';
import { trackingOfExcludedVisitor } from '../../../../cli/audit/rules/tracking-of-excluded-visitor.ts';
import { cookieWrite, hit, page, scriptInitiator, visit } from '../../../helpers/audit/audit-artifacts.ts';

const owner = { pageType: 2, authenticatedAccount: { id: 'a' }, websiteRoles: { 1: true } };
const tracked = { calls: [hit()], writes: [cookieWrite('ss_cvt', 1_800_000)] };

test('reports census calls and visit cookies of a signed-in owner, with their initiators', () => {
  expect(trackingOfExcludedVisitor.check(page(visit({ context: owner, ...tracked })))).toMatchObject([
    { subject: 'call record-hit', initiator: scriptInitiator },
    { subject: 'cookie ss_cvt', initiator: scriptInitiator },
  ]);
});

test('has no finding for anonymous visitors, viewers, and calls other than census', () => {
  const viewer = { ...owner, websiteRoles: { 10: true } };
  const event = hit({ endpoint: 'record-event', path: '/api/events/RecordEvent' });
  const visits = [visit(tracked), visit({ context: viewer, ...tracked }), visit({ context: owner, calls: [event] })];
  expect(trackingOfExcludedVisitor.check(page(...visits))).toEqual([]);
});
