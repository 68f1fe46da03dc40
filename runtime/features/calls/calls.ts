import { createFetchText } from '../../browser/http.ts';
import { newId } from '../../browser/new-id.ts';
import { textsNow } from '../../browser/page-texts.ts';
import { writeSessionCookie } from '../../browser/session-cookie.ts';
import { dataLayerMessages } from '../../contract/calls/messages.ts';
import { decodeSite } from '../../contract/site/page-context.ts';
import type { Page } from '../../page/page.ts';
import { systemErrorEvent } from '../../page/system-error-event.ts';
import { showSystemError } from '../dialogs/index.ts';
import { announceFailure } from './announce-failure.ts';
import { type CallFailure, systemErrorOf } from './call-failure.ts';
import type { CallOptions } from './call-options.ts';
import { createCrumbs } from './crumbs.ts';
import { type CallOutcome, createDataLayer } from './data-layer.ts';
import { logOut } from './log-out.ts';
import { createSiteUsers, createSiteUserToken, type SiteUsers } from './site-users.ts';

type Call = (address: string, options?: CallOptions) => Promise<CallOutcome>;

/** The service `calls`: the data layer, and the sessions that hang on it. Spec 2 §7. */
export interface Calls {
  readonly get: Call;
  readonly post: Call;
  readonly put: Call;
  readonly delete: Call;
  readonly siteUsers: SiteUsers;
  /** Signs the site's owner out and leaves the page; false if that failed. */
  logOut(): Promise<boolean>;
}

export function createCalls(page: Page, window: Window & typeof globalThis): Calls {
  const { document, location, navigator } = window;
  const token = createSiteUserToken(page.storage);
  const announce = (event: string, detail: object) => {
    const isFree = document.dispatchEvent(new CustomEvent(event, { detail, cancelable: true }));
    // Nobody else shows it before the page has loaded.
    if (isFree && event === systemErrorEvent) void showSystemError(page, detail);
  };
  const listeners = {
    emitter: page.emitter,
    announce,
    showInDialog: (failure: CallFailure) =>
      void page
        .service('dialogs')
        .then((dialogs) => dialogs.showErrors(failure))
        // The overlay, too, says it in words of its own where the dialogs cannot be fetched.
        .catch(() => announce(systemErrorEvent, systemErrorOf(failure))),
    onError: (error: unknown) => page.errors.report(error),
  };
  const onFailure = (failure: CallFailure, options: CallOptions) => {
    announceFailure(failure, options, listeners);
    if (failure.kind === 'network') noteNetworkError(page, failure.url);
  };
  const words = () => textsNow(page.chunks, { dataLayer: dataLayerMessages }).dataLayer;
  // They are here before the first call can fail.
  words();
  const call = createDataLayer({
    site: decodeSite(page.rawContext),
    place: location,
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
    words,
    random: Math.random,
  });
  return {
    get: (address, options) => call('GET', address, options),
    post: (address, options) => call('POST', address, options),
    put: (address, options) => call('PUT', address, options),
    delete: (address, options) => call('DELETE', address, options),
    siteUsers: createSiteUsers(call, token),
    logOut() {
      const place = { url: location.href, framed: window.top !== window.self };
      return logOut(call, place, (address) => location.assign(address));
    },
  };
}

/** The internal analytics call of spec 2 §7. Where it fails as well, there is nothing more to be said. */
function noteNetworkError({ telemetry }: Page, urlRequested: string): void {
  telemetry()
    .then(({ events }) => events.networkError(urlRequested))
    .catch(() => {});
}
