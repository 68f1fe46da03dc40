import type { RequestHandler } from 'express';
import { screenHtml } from '../html/screen.ts';
import { hostOrigin, originOf } from '../http/origin.ts';
import { sendPage } from '../http/send-page.ts';
import type { Site } from '../sites/site.ts';

/** Serves hosts that are no site: a page that lists the sites and links the start page. */
export const unknownHost =
  (sites: readonly Site[]): RequestHandler =>
  (request, response) => {
    const html = screenHtml({
      title: 'No such site',
      text: sites.length > 0 ? 'No site is served at this host. The served sites are:' : 'No site is served here yet.',
      facts: [['Host', request.headers.host ?? '']],
      links: [
        ...sites.map(({ id, title }) => [`${hostOrigin(request, id)}/`, `${id}: ${title}`] as const),
        [`${originOf(request, 'control.localhost')}/`, 'Start page'],
      ],
    });
    sendPage(request, response, { status: 404, html });
  };
