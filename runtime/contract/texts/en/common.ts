/**
 * The texts of every page in English, by topic. Chunks import the topic that they show. Sentences that the platform fixes
 * (`constants.ts`) are included by reference. A text that is added here and missing in another language does not compile
 * (`texts.ts`). site#fixed-sentences
 */
import { dataLayerMessages } from '../../calls/constants.ts';
import { bannerTexts } from '../../consent/constants.ts';
import { systemErrorMessages } from '../../errors/constants.ts';
import { relativeTimeMessages } from '../../helpers/constants.ts';

/** Defaults for empty settings; the last three are always shown. */
export const popup = {
  title: 'Stay in touch',
  text: 'Leave your e-mail address, and we write when there is news.',
  submit: 'Sign up',
  success: 'Thank you: you are signed up.',
  action: 'Read more',
  email: 'E-mail address',
  close: 'Close',
  preview: 'This is a preview: nothing is sent.',
} as const;

export const bars = {
  announcement: 'Announcement',
  closeAnnouncement: 'Close the announcement',
  contact: 'Contact',
  contactEmail: 'E-mail',
  contactPhoneNumber: 'Call',
  location: 'Address',
  businessHours: 'Hours',
  /** Shown for a contact trigger without details. */
  untold: 'Nothing is given here yet.',
  badge: 'Badge',
  madeWith: (domain: string): string => `Made with ${domain}`,
  madeWithBuilder: 'Made with a website builder',
} as const;

export const dialogs = { confirm: 'OK', cancel: 'Cancel', reject: 'No', errorKey: 'Error key:' } as const;

export const lightbox = {
  name: 'Pictures',
  close: 'Close',
  zoom: 'Zoom',
  previous: 'Previous',
  next: 'Next',
  count: (number: number, total: number): string => `${number} of ${total}`,
} as const;

export const gallery = {
  slideshow: 'Slideshow',
  /** The role for screen readers. */
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (number: number, total: number): string => `${number} of ${total}`,
  slideNumber: (number: number): string => `Slide ${number}`,
  next: 'Next Slide',
  previous: 'Previous Slide',
  play: 'Play slideshow',
  pause: 'Pause slideshow',
} as const;

export const video = {
  /** For a video without a title. */
  untitled: 'video',
  play: (title: string): string => `Play ${title}`,
} as const;

export const map = {
  name: (place: string): string => `Map: ${place}`,
  /** For a map without an address. */
  untitled: 'the marked place',
  keys: 'The arrow keys move it, plus and minus zoom.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  open: (place: string): string => `Open ${place} in a maps service, in a new window`,
  /** Describes the embedded map. */
  detail: 'Outline map, no streets or terrain',
} as const;

export const calendar = {
  name: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  events: (count: number): string => (count === 1 ? '1 event' : `${count} events`),
  none: 'No events this month.',
} as const;

export const widget = {
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  retry: 'Try again',
} as const;

/** Shown in place of a third party's content. */
export const thirdParty = {
  from: (host: string): string => `This is shown by ${host}.`,
  show: 'Show it',
  failed: (host: string): string => `${host} could not be reached.`,
  again: 'Try again',
} as const;

export const tourDates = {
  none: 'No dates at the moment.',
  tickets: 'Tickets',
} as const;

/** The button on a section whose background moves. */
export const background = {
  pause: 'Pause background',
  play: 'Play background',
} as const;

/** The button on a text that runs across the page. */
export const marquee = {
  pause: 'Pause moving text',
  play: 'Play moving text',
} as const;

export const en = {
  banner: bannerTexts,
  popup,
  bars,
  dialogs,
  lightbox,
  gallery,
  video,
  map,
  calendar,
  widget,
  thirdParty,
  tourDates,
  background,
  marquee,
  dataLayer: dataLayerMessages,
  systemError: systemErrorMessages,
  relativeTime: relativeTimeMessages,
} as const;
