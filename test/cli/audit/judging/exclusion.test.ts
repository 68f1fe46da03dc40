import { describe, expect, test } from 'vitest';
import {
  excludedPage,
  excludedVisitor,
  isCensusCall,
  isPageView,
  isSearchPath,
  isVisitCookieWrite,
} from '../../../../cli/audit/judging/exclusion.ts';
import { readPolicy } from '../../../../cli/audit/policy/policy.ts';
import { cookieWrite, hit } from '../../../helpers/audit/audit-artifacts.ts';

const signedIn = (websiteRoles: object) => readPolicy({ authenticatedAccount: { id: 'a' }, websiteRoles });
const home = 'https://shop.example/';

describe('visitors', () => {
  test('who are anonymous or hold exactly the viewer role (10) are tracked', () => {
    expect(excludedVisitor(readPolicy({}))).toBeNull();
    expect(excludedVisitor(signedIn({ 10: true }))).toBeNull();
  });

  test('who are signed in with any other roles, or none, are not', () => {
    expect(excludedVisitor(signedIn({ 1: true }))).toContain('roles 1');
    expect(excludedVisitor(signedIn({ 1: true, 10: true }))).not.toBeNull();
    expect(excludedVisitor(signedIn({}))).toContain('no website role');
  });
});

describe('pages', () => {
  test.each([100, 103, 106])('of type %d are not tracked', (pageType) => {
    expect(excludedPage(readPolicy({ pageType }), home, false)).toContain(String(pageType));
  });

  test('with the census-disable flag are not tracked', () => {
    expect(excludedPage(readPolicy({ pageType: 2 }), home, true)).toContain('census-disable');
    expect(excludedPage(readPolicy({ pageType: 2 }), home, false)).toBeNull();
  });

  test('of the admin area are not tracked for viewers, but are for anonymous visitors', () => {
    expect(excludedPage(signedIn({ 10: true }), `${home}config/pages`, false)).toContain('/config');
    expect(excludedPage(readPolicy({}), `${home}config`, false)).toBeNull();
  });

  test('at /search, with or without a slash, count no page views', () => {
    expect([`${home}search`, `${home}search/?q=1`, `${home}research`, home].map(isSearchPath)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

test('census calls are distinguished from other calls, and page views from other hits', () => {
  expect(isCensusCall(hit())).toBe(true);
  expect(isCensusCall(hit({ endpoint: 'record-event' }))).toBe(false);
  expect(isCensusCall(hit({ endpoint: null }))).toBe(false);
  expect([hit(), hit({ body: { event: 1 } }), hit({ body: { event: '1' } })].every(isPageView)).toBe(true);
  expect(isPageView(hit({ body: { event: 'HEARTBEAT' } }))).toBe(false);
  expect(isPageView(hit({ body: null }))).toBe(false);
});

test('a write sets a visit cookie unless it deletes it or is refused', () => {
  expect(isVisitCookieWrite(cookieWrite('ss_cvt', 1_800_000))).toBe(true);
  expect(isVisitCookieWrite(cookieWrite('ss_cvt', 0))).toBe(false);
  expect(isVisitCookieWrite(cookieWrite('ss_cvt', null, { refused: 'SecureOnly' }))).toBe(false);
  expect(isVisitCookieWrite(cookieWrite('theme'))).toBe(false);
});
