/** Types, status, features and roles of a website, and names that its scripts use. site#site-enums */

export const websiteTypes = { CLASSIC: 1, COVER_PAGE: 2, PARKING_PAGE: 3, COMMERCE: 4, ENTERPRISE: 5 } as const;

/** States of a site, `siteStatus`. */
export const siteStatuses = {
  EXPIRED: 1,
  PASTDUE: 2,
  TRIAL: 3,
  BETA: 4,
  REMOVED: 5,
  INTERNAL: 6,
  COMPED: 7,
  PAID: 8,
  V5_LINKED: 11,
  ACTIVE_PARKING_PAGE: 12,
  RESOLD: 13,
  RESOLD_GRACE_PERIOD: 14,
  ENTERPRISE: 15,
} as const;

/** Pages hold them as text. */
export const templateVersions = ['7', '7.1', '8'] as const;

/** The documented features. They are numbered 1 to 65, but their numbers are not documented. */
export const features = [
  'ADD_PAGES',
  'ADD_CONTRIBUTORS',
  'COMMERCE',
  'ACCOUNTING',
  'GIFT_CARDS',
  'SITE_USER_ACCOUNTS',
  'CODE_INJECTION',
  'FORMS_API',
  'ORDERS_API',
  'PRODUCTS_API',
  'PROFILES_API',
  'COMMERCE_SUBSCRIPTIONS',
  'COMMERCE_POINT_OF_SALE',
  'AUTOMATIC_TAX_CALCS',
  'COMMERCE_AFTERPAY',
] as const;

/** The external services with a documented number, of about 70. The four numbers of wallets are not documented one by one. */
export const externalServices = {
  mailingList: 13,
  cardPayments: 15,
  email: 20,
  wallet: [45, 46, 47, 48],
  pointOfSaleCards: 76,
  pointOfSaleCardsSandbox: 78,
} as const;

/** Names of navigations and pages that no page of a site may have. */
export const reservedNames = {
  hiddenNavigation: '_hidden',
  memberAreaNavigation: '_memberareas',
  memberAreaType: 'member-area',
  readmePage: 'readme',
} as const;

/** Keys of the page's `websiteRoles`. */
export const websiteRoles = {
  ADMIN: 1,
  BILLING: 2,
  REPORTING: 3,
  EDITOR: 4,
  MODERATOR: 6,
  COMMENTER: 7,
  STORE_MANAGER: 8,
  SCHEDULING: 9,
  VIEWER: 10,
  CAMPAIGNS_EDITOR: 11,
  SCHEDULING_VIEWER: 12,
  SCHEDULING_EDITOR: 13,
} as const;

/** Local-storage key of the actions for the next load. */
export const nextLoadActionsKey = 'sqs_actions_for_next_load';

export const textFilters = ['url-slug', 'url-slug-with-slash'] as const;
export type TextFilter = (typeof textFilters)[number];

export const surveyCohorts = ['A', 'B', 'C', 'D', 'E'] as const;
export type SurveyCohort = (typeof surveyCohorts)[number];
