/** The website itself: types, roles, and names that its scripts know. Spec 2 §3, §6, §9. */

export const websiteTypes = { CLASSIC: 1, COVER_PAGE: 2, PARKING_PAGE: 3, COMMERCE: 4, ENTERPRISE: 5 } as const;

/** Keys of the page's `websiteRoles`. Spec 2 §6. */
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

/** Local-storage key for actions on next load. Spec 2 §9. */
export const nextLoadActionsKey = 'sqs_actions_for_next_load';

export const textFilters = ['url-slug', 'url-slug-with-slash'] as const;
export type TextFilter = (typeof textFilters)[number];

export const surveyCohorts = ['A', 'B', 'C', 'D', 'E'] as const;
export type SurveyCohort = (typeof surveyCohorts)[number];
