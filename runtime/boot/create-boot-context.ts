// Part of the boot script.
import { createClock } from '../browser/clock.ts';
import { createCookieJar } from '../browser/cookie-jar.ts';
import { createEmitter } from '../browser/emitter.ts';
import { createKeepaliveFetch } from '../browser/http.ts';
import { createChunks } from '../browser/load-chunk.ts';
import type { PressHold } from '../browser/press-hold.ts';
import { createStorage } from '../browser/storage.ts';
import { crumbCookieName } from '../contract/cookies.ts';
import { createConsent } from '../features/consent/index.ts';
import { createErrorInbox } from '../features/error-reports/index.ts';
import type { BootContext, TelemetrySource } from '../page/boot-context.ts';
import { createMountedGalleries } from '../page/mounted-gallery.ts';
import type { PageEvents, PageSite } from '../page/page.ts';

/**
 * @param base address of the runtime's folder, with its last slash.
 * @param release last part of the chunks' file names.
 * @param pageSite returns null before the page context is read.
 */
export function createBootContext(
  window: Window & typeof globalThis,
  base: string,
  release: string,
  pageSite: () => PageSite | null,
  presses: PressHold,
): BootContext {
  const clock = createClock(window, (error) => errors.report(error));
  const keepaliveFetch = createKeepaliveFetch(window);
  const cookies = createCookieJar(window.document, window.location);
  const crumb = () => cookies.read(crumbCookieName);
  const site = () => {
    const known = pageSite();
    return { websiteId: known ? known.context.website.id : '', templateId: known ? known.context.templateId : '' };
  };
  const errors = createErrorInbox(window, { keepaliveFetch, now: clock.now, crumb, site });
  const chunks = createChunks(base, release, clock);
  const emitter = createEmitter<PageEvents>(errors.report);
  let telemetry: TelemetrySource | undefined;
  const bootContext: BootContext = {
    clock,
    cookies,
    storage: createStorage(window),
    keepaliveFetch,
    presses,
    chunks,
    base,
    emitter,
    consent: createConsent(cookies, pageSite, (choice) => emitter.emit('consent-change', choice)),
    galleries: createMountedGalleries(),
    errors,
    crumb,
    window,
    site,
    async telemetry() {
      const { create } = await chunks.load('after-load');
      telemetry ||= create(bootContext);
      return telemetry;
    },
  };
  return bootContext;
}

/**
 * Returns the address of the folder of the running script, with its last slash. Call it while the script runs. A page that hides
 * `document.currentScript` still has the script's tag.
 */
export function scriptFolder(document: Document): string {
  // Both may be missing, and an element named `currentScript` replaces the property.
  const { src } = Object(document.currentScript);
  const address = src || Object(document.querySelector('script[src*="/boot.js"]')).src;
  return address ? new URL('.', address).href : '/';
}
