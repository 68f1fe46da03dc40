import express, { type RequestHandler } from 'express';

const artistWithoutDates = 'Nobody';

const venues = [
  { name: 'The Old Dock', city: 'Porthaven', region: '', country: 'United Kingdom' },
  { name: 'Lantern Hall', city: 'Quayside', region: '', country: 'United Kingdom' },
];

/** Stands in for the service that lists an artist's dates: `/tour-dates/{artist}/events`. One artist has no dates. */
export function tourDates(): RequestHandler {
  const router = express.Router();
  router.get('/tour-dates/:artist/events', ({ params }, response) => {
    const dates = venues.map((venue, index) => ({
      datetime: `2031-0${index + 5}-14T20:00:00`,
      venue,
      url: 'https://tickets.example/event',
      offers: index === 0 ? [{ type: 'Tickets', url: 'https://tickets.example/buy', status: 'available' }] : [],
    }));
    response
      .set({ 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' })
      .json(params.artist === artistWithoutDates ? [] : dates);
  });
  return router;
}
