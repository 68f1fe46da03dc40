import express, { type RequestHandler } from 'express';

/** What the scripts do: they draw a button into every block of theirs that has none, in the layout that the block says. */
const script = (types: string, label: string) => `document.querySelectorAll('${types}').forEach(function (block) {
  var content = block.querySelector('.sqs-block-content') || block;
  if (content.querySelector('.reservation-widget')) return;
  var widget = content.appendChild(document.createElement('div'));
  widget.className = 'reservation-widget ' + (block.getAttribute('data-layout') || 'standard');
  widget.appendChild(document.createElement('button')).textContent = '${label}';
});
`;

/**
 * Stands in for the reservation widget (`/reservation/loader.js`), the table-booking script (`/booking/booking.js`) and the wedding-registry widget
 * (`/registry/widget.js`). Spec 2 §7.
 */
export function reservation(): RequestHandler {
  const router = express.Router();
  const serve = (path: string, text: string) =>
    router.get(path, (_request, response) => {
      response.set('Cache-Control', 'no-store').type('text/javascript').send(text);
    });
  serve('/reservation/loader.js', script('[data-block-type="50"],[data-block-type="66"]', 'Find a table'));
  serve('/booking/booking.js', script('[data-block-type="68"]', 'Book now'));
  serve('/registry/widget.js', script('[data-block-type="63"]', 'See the registry'));
  return router;
}
