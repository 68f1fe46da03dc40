/** The texts for owners in English, by topic: part of the chunks for owners. */
import { logoutMessages, reservationMessages } from '../../commerce/constants.ts';

/** The preview of a reservation widget. */
export const reservation = {
  ...reservationMessages,
  partySize: 'Party size',
  people: '2 people',
  date: 'Date',
  today: 'Today',
  time: 'Time',
  sevenInTheEvening: '7:00 pm',
  find: 'Find a table',
} as const;

/** The overlay manager. */
export const manager = {
  tab: 'Overlays',
  name: 'Overlays of this page',
  show: 'Show',
  hide: 'Hide',
  cookieBanner: 'Cookie banner',
  popupOverlay: 'Popup overlay',
  mobileInfoBar: 'Mobile info bar',
  announcementBar: 'Announcement bar',
  badge: 'Badge',
  off: 'Off',
  onThisPage: 'On this page',
  untilAnswered: 'Visitors see it until they answer',
  seenHere: 'Visitors see it here',
  upTo: (widthPx: number): string => `Up to ${widthPx} px wide`,
  refusals: {
    style: 'Off',
    'signed-in': 'Visitors only',
    'lock-screen': 'Not on lock screens',
    'splash-404': 'Not where nothing is found',
    itself: 'Not on its own page',
    page: 'Not on this page',
    mobile: 'Not on phones and tablets',
    submitted: 'Signed up already',
    closed: 'Closed',
  },
} as const;

export const ownersEn = {
  manager,
  reservation,
  logout: logoutMessages,
} as const;
