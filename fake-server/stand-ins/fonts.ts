import express, { type RequestHandler } from 'express';
import { decodeFormFields } from '../http/form-fields.ts';
import { splitTarget } from '../http/target.ts';

/**
 * Stands in for web-font services (spec 2 §7): `/fonts/css2?family=NAME:…` and `/fonts/kit/ID.css`. Each family is a face of that
 * name that every machine has, so no font file is fetched.
 */
export function fonts(): RequestHandler {
  const router = express.Router();
  router.get('/fonts/css2', (request, response) => {
    const families = [decodeFormFields(splitTarget(request.url).queryText).family ?? []].flat();
    response.set('Cache-Control', 'no-store').type('text/css').send(families.map(face).join(''));
  });
  router.get('/fonts/kit/:id', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/css').send(face('kit-font'));
  });
  return router;
}

const face = (family: string): string => {
  const name = (family.split(':')[0] ?? '').replace(/[^\w -]/g, '');
  return `@font-face { font-family: "${name}"; src: local("DejaVu Serif"), local("Georgia"), local("serif"); }\n`;
};
