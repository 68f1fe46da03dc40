import { type Fields, readFields, readNumber, readText } from '../../contract/read.ts';

/** Ways to contact a site, in the order of the info bar. */
export const contactTypes = ['contactEmail', 'contactPhoneNumber', 'location', 'businessHours'] as const;
export type ContactType = (typeof contactTypes)[number];

/** A site's contact details; empty where the site gives none. */
export interface ContactDetails {
  readonly email: string;
  readonly phone: string;
  /** Lines of an address. */
  readonly address: readonly string[];
  readonly hours: readonly { readonly day: string; readonly text: string }[];
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** A Monday, in milliseconds since 1970. */
const mondayMs = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Returns the name of a weekday, 0 for Monday, with a capital letter. */
function dayName(index: number, language: string): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(mondayMs + index * dayMs);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * Reads the contact details of the settings, else of the website. Never throws. overlays#info-bar-details
 * @param language language of the weekdays' names.
 */
export function decodeContactDetails(input: unknown, language = 'en'): ContactDetails {
  const page = readFields(input);
  const settings = readFields(page.websiteSettings);
  const website = readFields(page.website);
  const first = (key: ContactType): unknown => settings[key] ?? website[key];
  const location = readFields(first('location'));
  const hours = readFields(first('businessHours'));
  return {
    email: readText(first('contactEmail')).trim(),
    phone: readText(first('contactPhoneNumber')).trim(),
    address: ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry']
      .map((key) => readText(location[key]).trim())
      .filter((line) => line !== ''),
    hours: days.flatMap((day, index) => {
      const text = hoursText(hours[day]);
      return text === '' ? [] : [{ day: dayName(index, language), text }];
    }),
  };
}

function hoursText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const input = readFields(value);
  const ranges = Array.isArray(input.ranges) ? input.ranges.map(readFields).flatMap(rangeText) : [];
  return readText(input.text).trim() || ranges.join(', ');
}

function rangeText({ from, to }: Fields): string[] {
  const start = readNumber(from);
  const end = readNumber(to);
  return start === null || end === null ? [] : [`${clockText(start)}–${clockText(end)}`];
}

/** Formats minutes of the day as hours and minutes. */
const clockText = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 24}:${String(Math.floor(minutes % 60)).padStart(2, '0')}`;
