import type { RequestHandler } from 'express';
import { scriptRouter } from '../http/script-router.ts';

/** Returns a script that adds a button to every block of these types that has none, in the layout of the block. */
const script = (types: string, label: string) => `document.querySelectorAll('${types}').forEach(function (block) {
  var content = block.querySelector('.sqs-block-content') || block;
  if (content.querySelector('.reservation-widget')) return;
  var widget = content.appendChild(document.createElement('div'));
  widget.className = 'reservation-widget ' + (block.getAttribute('data-layout') || 'standard');
  widget.appendChild(document.createElement('button')).textContent = '${label}';
});
`;

/** Stands in for the reservation widget, the table-booking script and the wedding-registry widget. */
export const reservation = (): RequestHandler =>
  scriptRouter({
    '/reservation/loader.js': script('[data-block-type="50"],[data-block-type="66"]', 'Find a table'),
    '/booking/booking.js': script('[data-block-type="68"]', 'Book now'),
    '/registry/widget.js': script('[data-block-type="63"]', 'See the registry'),
  });
