import express, { type RequestHandler } from 'express';
import { decodeFormFields } from '../http/form-fields.ts';
import { splitTarget } from '../http/target.ts';

/**
 * Stands in for web-font services: `/fonts/css2?family=NAME:…` and `/fonts/kit/ID.css`. Each family has a local font as its
 * source, so no font file is fetched.
 */
export function fonts(): RequestHandler {
  const router = express.Router();
  router.get('/fonts/css2', (request, response) => {
    const families = [decodeFormFields(splitTarget(request.url).queryText).family ?? []].flat();
    response.set('Cache-Control', 'no-store').type('text/css').send(families.map(fontFace).join(''));
  });
  router.get('/fonts/kit/:id', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/css').send(fontFace('kit-font'));
  });
  return router;
}

const fontFace = (family: string): string => {
  const name = (family.split(':')[0] ?? '').replace(/[^\w -]/g, '');
  return `@font-face { font-family: "${name}"; src: local("DejaVu Serif"), local("Georgia"), local("serif"); }\n`;
};
