import { readFields, readText } from '../../../contract/read.ts';

export interface TourDate {
  /** The time at the venue, without a zone. */
  readonly time: string;
  readonly venue: string;
  readonly place: string;
  /** Address of the tickets, not decoded. */
  readonly tickets: unknown;
}

/** A longer list is cut. */
const maxDates = 200;

/** Returns the dates in the service's response; empty if the response is not a list. */
export function readTourDates(response: unknown): readonly TourDate[] {
  const events = Array.isArray(response) ? response : [];
  return events.slice(0, maxDates).map((each) => {
    const event = readFields(each);
    const venue = readFields(event.venue);
    const [offer] = Array.isArray(event.offers) ? event.offers : [];
    const place = [venue.city, venue.region, venue.country].map((part) => readText(part)).filter(Boolean);
    return {
      time: readText(event.datetime),
      venue: readText(venue.name),
      place: place.join(', '),
      tickets: readFields(offer).url ?? event.url,
    };
  });
}
