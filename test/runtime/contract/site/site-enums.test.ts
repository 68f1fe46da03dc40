import { expect, test } from 'vitest';
import * as site from '../../../../runtime/contract/site/site-enums.ts';
import { nameNumbers } from '../../../helpers/name-numbers.ts';

test('website types are those of spec 2 §3', () => {
  expect(site.websiteTypes).toEqual(nameNumbers('CLASSIC 1, COVER_PAGE 2, PARKING_PAGE 3, COMMERCE 4, ENTERPRISE 5'));
});

test('website roles carry the numbers of spec 2 §6, without 5', () => {
  expect(site.websiteRoles).toEqual(
    nameNumbers(
      `ADMIN 1, BILLING 2, REPORTING 3, EDITOR 4, MODERATOR 6, COMMENTER 7, STORE_MANAGER 8, SCHEDULING 9, VIEWER 10,
       CAMPAIGNS_EDITOR 11, SCHEDULING_VIEWER 12, SCHEDULING_EDITOR 13`,
    ),
  );
});

test('text filters, cohorts and the storage key are those of spec 2 §9', () => {
  expect(site.textFilters).toEqual(['url-slug', 'url-slug-with-slash']);
  expect(site.surveyCohorts.join('')).toBe('ABCDE');
  expect(site.nextLoadActionsKey).toBe('sqs_actions_for_next_load');
});
