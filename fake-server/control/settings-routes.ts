import express, { type RequestHandler } from 'express';
import { errorMessage } from '../common/error-message.ts';
import type { Finding } from '../common/findings.ts';
import { maxBodyBytes, readBody, readJsonBody } from '../http/read-body.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Site } from '../sites/site.ts';

/** Checks the text of a cookie settings object, as `ss-runtime validate` does. The caller of `start` provides it. */
export type CheckSettings = (
  text: string,
) => Promise<{ readonly findings: readonly Finding[]; readonly effective: object | null }>;

export interface SettingsOptions {
  readonly sites: readonly Site[];
  readonly sessions: Sessions;
  readonly check: CheckSettings | undefined;
}

/**
 * Serves the calls of the Visitor Data screen. `GET /__ss/sites/{id}/cookie-settings` returns the saved settings
 * (`{"settings":…}`, or null), PUT saves and DELETE removes them. `POST /__ss/validate/cookie-settings` returns
 * `{"findings","effective"}`.
 */
export function settingsRoutes({ sites, sessions, check }: SettingsOptions): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  const address = '/__ss/sites/:site/cookie-settings';
  router.all(address, (request, response, next) => {
    if (sites.some(({ id }) => id === request.params.site)) return next();
    response.status(404).json({ error: `There is no site ${request.params.site}.` });
  });
  router.get(address, (request, response) => {
    response.json({ settings: sessions.of(request).state.cookieSettings.get(request.params.site) ?? null });
  });
  router.put(address, async (request, response) => {
    try {
      const settings = await readJsonBody(request);
      if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
        throw new TypeError('Expected an object with the cookie settings of the site.');
      }
      sessions.of(request).state.cookieSettings.set(request.params.site, settings);
      response.json({ settings });
    } catch (error) {
      response.status(400).json({ error: errorMessage(error) });
    }
  });
  router.delete(address, (request, response) => {
    sessions.of(request).state.cookieSettings.delete(request.params.site);
    response.json({ settings: null });
  });
  router.post('/__ss/validate/cookie-settings', async (request, response) => {
    const { bytes, outcome } = await readBody(request);
    if (outcome !== 'whole') response.status(400).json({ error: `Expected a whole body of at most ${maxBodyBytes} bytes.` });
    else if (check) response.json(await check(bytes.toString('utf8')));
    else response.status(501).json({ error: 'This platform was started without the checks: start it with `ss-runtime serve`.' });
  });
  return router;
}
