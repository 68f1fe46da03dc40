import { expect, test } from 'vitest';
import * as site from '../../../runtime/contract/site/site-enums.ts';
import { nameNumbers } from '../../helpers/values/name-numbers.ts';

// site#site-enums
test('website types have their numbers', () => {
  expect(site.websiteTypes).toEqual(nameNumbers('CLASSIC 1, COVER_PAGE 2, PARKING_PAGE 3, COMMERCE 4, ENTERPRISE 5'));
});

test('site status and template versions have their numbers', () => {
  expect(site.siteStatuses).toEqual(
    nameNumbers(
      `EXPIRED 1, PASTDUE 2, TRIAL 3, BETA 4, REMOVED 5, INTERNAL 6, COMPED 7, PAID 8, V5_LINKED 11, ACTIVE_PARKING_PAGE 12,
       RESOLD 13, RESOLD_GRACE_PERIOD 14, ENTERPRISE 15`,
    ),
  );
  expect(site.templateVersions).toEqual(['7', '7.1', '8']);
});

test('the 15 documented features and the documented numbers of services are listed', () => {
  expect(site.features.join(', ')).toBe(
    'ADD_PAGES, ADD_CONTRIBUTORS, COMMERCE, ACCOUNTING, GIFT_CARDS, SITE_USER_ACCOUNTS, CODE_INJECTION, FORMS_API, ORDERS_API, ' +
      'PRODUCTS_API, PROFILES_API, COMMERCE_SUBSCRIPTIONS, COMMERCE_POINT_OF_SALE, AUTOMATIC_TAX_CALCS, COMMERCE_AFTERPAY',
  );
  expect(site.externalServices).toEqual({
    mailingList: 13,
    cardPayments: 15,
    email: 20,
    wallet: [45, 46, 47, 48],
    pointOfSaleCards: 76,
    pointOfSaleCardsSandbox: 78,
  });
});

test('reserved names have their values', () => {
  expect(Object.values(site.reservedNames)).toEqual(['_hidden', '_memberareas', 'member-area', 'readme']);
});

test('website roles have their numbers, without 5', () => {
  expect(site.websiteRoles).toEqual(
    nameNumbers(
      `ADMIN 1, BILLING 2, REPORTING 3, EDITOR 4, MODERATOR 6, COMMENTER 7, STORE_MANAGER 8, SCHEDULING 9, VIEWER 10,
       CAMPAIGNS_EDITOR 11, SCHEDULING_VIEWER 12, SCHEDULING_EDITOR 13`,
    ),
  );
});

test('text filters, cohorts and the storage key have their names', () => {
  expect(site.textFilters).toEqual(['url-slug', 'url-slug-with-slash']);
  expect(site.surveyCohorts.join('')).toBe('ABCDE');
  expect(site.nextLoadActionsKey).toBe('sqs_actions_for_next_load');
});
