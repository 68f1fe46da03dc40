import { createFetchText } from '../../browser/http.ts';
import { newId } from '../../browser/new-id.ts';
import { textsNow } from '../../browser/page-texts.ts';
import { writeSessionCookie } from '../../browser/session-cookie.ts';
import { dataLayerMessages } from '../../contract/calls/constants.ts';
import { decodeSite } from '../../contract/site/page-context.ts';
import type { Page } from '../../page/page.ts';
import { systemErrorEvent } from '../../page/system-error.ts';
import { showSystemError } from '../dialogs/index.ts';
import { announceFailure } from './announce-failure.ts';
import { type CallFailure, systemErrorOf } from './call-failure.ts';
import type { CallOptions } from './call-options.ts';
import { createCrumbs } from './crumbs.ts';
import { type CallOutcome, createDataLayer } from './data-layer.ts';
import { logOut } from './log-out.ts';
import { createSiteUsers, createSiteUserToken, type SiteUsers } from './site-users.ts';

type Call = (address: string, options?: CallOptions) => Promise<CallOutcome>;

/** The service `calls`: the data layer, and the sessions that use it. */
export interface Calls {
  readonly get: Call;
  readonly post: Call;
  readonly put: Call;
  readonly delete: Call;
  readonly siteUsers: SiteUsers;
  /** Signs the site's owner out and leaves the page. Returns false if that failed. */
  logOut(): Promise<boolean>;
}

export function createCalls(page: Page, window: Window & typeof globalThis): Calls {
  const { document, location, navigator } = window;
  const token = createSiteUserToken(page.storage);
  const announce = (event: string, detail: object) => {
    const isUnhandled = document.dispatchEvent(new CustomEvent(event, { detail, cancelable: true }));
    // The listener that shows the overlay is registered after the load.
    if (isUnhandled && event === systemErrorEvent) void showSystemError(page, detail);
  };
  const listeners = {
    emitter: page.emitter,
    announce,
    showInDialog: (failure: CallFailure) =>
      void page
        .service('dialogs')
        .then((dialogs) => dialogs.showErrors(failure))
        // The dialogs cannot be fetched. The overlay has a fallback without a download.
        .catch(() => announce(systemErrorEvent, systemErrorOf(failure))),
    onError: (error: unknown) => page.errors.report(error),
  };
  const onFailure = (failure: CallFailure, options: CallOptions) => {
    announceFailure(failure, options, listeners);
    if (failure.kind === 'network') recordNetworkError(page, failure.url);
  };
  const texts = () => textsNow(page.chunks, { dataLayer: dataLayerMessages }).dataLayer;
  // Fetches the texts before the first call can fail.
  texts();
  const call = createDataLayer({
    site: decodeSite(page.rawContext),
    pageLocation: location,
    clock: page.clock,
    fetchText: createFetchText(window, page.clock),
    crumbs: createCrumbs({
      jar: page.cookies,
      writeCookie: (name, value) => writeSessionCookie(document, location, name, value),
      cookiesEnabled: () => navigator.cookieEnabled,
    }),
    newId,
    siteUserToken: token.read,
    onFailure,
    texts,
    random: Math.random,
  });
  return {
    get: (address, options) => call('GET', address, options),
    post: (address, options) => call('POST', address, options),
    put: (address, options) => call('PUT', address, options),
    delete: (address, options) => call('DELETE', address, options),
    siteUsers: createSiteUsers(call, token),
    logOut() {
      const frame = { url: location.href, isFramed: window.top !== window.self };
      return logOut(call, frame, (address) => location.assign(address));
    },
  };
}

/** Records the event of a network error: analytics#network-error-event. A failure of the telemetry itself is ignored. */
function recordNetworkError({ telemetry }: Page, urlRequested: string): void {
  telemetry()
    .then(({ events }) => events.networkError(urlRequested))
    .catch(() => {});
}

/** The service `calls`. Fetched by the first call. */
export const create = (page: Page): Calls => createCalls(page, window);

declare module '../../page/page.ts' {
  interface Services {
    readonly calls: Calls;
  }
}
