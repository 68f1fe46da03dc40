import { whenParsed } from '../../browser/document-ready.ts';
import { type EscapePress, onEscape } from '../../browser/on-escape.ts';
import { textsNow } from '../../browser/page-texts.ts';
import { writeSessionCookie } from '../../browser/session-cookie.ts';
import { createTabStorage } from '../../browser/storage.ts';
import { logoutMessages } from '../../contract/commerce/constants.ts';
import { lastSiteCookie } from '../../contract/cookies.ts';
import { readFields } from '../../contract/read.ts';
import { heldRoles } from '../../contract/site/core-context.ts';
import { decodeBasicSettings, decodeSite, type SiteContext } from '../../contract/site/page-context.ts';
import { websiteRoles } from '../../contract/site/site-enums.ts';
import { type SiteKind, siteKindOf } from '../../contract/site/site-kind.ts';
import type { Page } from '../../page/page.ts';
import { isAdminPath } from '../analytics/index.ts';
import { isLocalhost, siteOrigin } from '../calls/index.ts';
import { configAddress, helpAddress, type Upsell, upsellPaths } from './addresses.ts';
import { isRedirected } from './config-redirect.ts';
import { escapeAction, isInField } from './escape-action.ts';
import { type PointerPlace, trackPointer } from './track-pointer.ts';
import { type TrackerAction, type TrackerArea, trackerEventName } from './tracker-events.ts';

/** The service `owner`. */
export interface Owner {
  /** Performs the action of Escape. owner#escape-config */
  escape(press: EscapePress): void;
  logOut(): Promise<boolean>;
  /** Returns the place of the mouse; null before it has moved, and for visitors who are not signed in. */
  pointer(): PointerPlace | null;
  /** Returns the address of a help article. */
  helpAddress(article: string): string;
  /**
   * Returns the address of the screen where a trial is upgraded or a plan changed, by default the one of this site; null on a
   * resold site, whose plan is changed in the app that sold it. owner#upgrade-address
   */
  upsellAddress(upsell?: Upsell): string | null;
  /** owner#site-kind */
  readonly siteKind: SiteKind;
  /** Records an event of the internal tracker; false where it was not recorded, as on an owner's page. owner#tracker-events */
  track<Area extends TrackerArea>(area: Area, action: TrackerAction<Area>, data?: object): Promise<boolean>;
}

/**
 * Cancelable events on the document: a page that prevents one opens its own log-in or panel. owner#escape-login,
 * owner#escape-panel
 */
const loginEvent = 'ss-runtime:login';
const panelEvent = 'ss-runtime:panel';

type BrowserWindow = Window & typeof globalThis;

/** Writes the last-site cookie, then redirects or shows the log-out notice, and creates the service. */
export function createOwner(page: Page, window: BrowserWindow): Owner {
  const { document, location } = window;
  const site = decodeSite(page.rawContext);
  const siteKind = siteKindOf(page.rawContext);
  const origin = siteOrigin(site, location);
  const isSignedIn = page.context.account !== null;
  const toConfig = () => configAddress(origin, location.pathname + location.search);
  const logOut = async () => (await page.service('calls')).logOut();

  if (isSignedIn) markLastSite(site, page, window);
  if (isRedirected(redirectFacts(page, site, window))) location.replace(toConfig());
  else if (new URLSearchParams(location.search).get('logout') === 'true') showLogOutNotice(page, document);

  const { useEscapeKeyToLogin } = decodeBasicSettings(readFields(page.rawContext).websiteSettings);
  const act = (press: EscapePress) => {
    const action = escapeAction({
      ...pressFacts(press),
      signedIn: isSignedIn,
      inBackend: isInBackend(window),
      useEscapeKeyToLogin,
    });
    if (action === 'log-out') logOut().catch((error: unknown) => page.errors.report(error));
    if (action === 'panel') announce(document, panelEvent);
    if (action === 'config') location.assign(toConfig());
    if (action === 'login') logIn(page, document).catch(page.errors.report);
  };
  // The page's own listeners run first: one of them may prevent the event.
  const onPress = (press: EscapePress) => void page.clock.after(0, () => act(press));
  if (isSignedIn) onEscape(onPress);
  return {
    escape: onPress,
    logOut,
    pointer: isSignedIn ? trackPointer(document) : () => null,
    helpAddress,
    upsellAddress: (upsell = siteKind.isTrial ? 'trial' : 'plan') => (siteKind.isResold ? null : origin + upsellPaths[upsell]),
    siteKind,
    track: async (area, action, data = {}) => (await page.telemetry()).events.track(trackerEventName(area, action), data),
  };
}

function redirectFacts({ context, rawContext }: Page, { website }: SiteContext, window: BrowserWindow) {
  const { location } = window;
  const inTab = createTabStorage(window);
  const isRefused = new URLSearchParams(location.search).has('noredirect');
  if (isRefused) inTab.write('noredirect', 'true');
  return {
    signedIn: context.account !== null,
    developerMode: website.developerMode,
    cloneable: context.cloneable,
    hasViewerRole: heldRoles(readFields(rawContext).websiteRoles).includes(`${websiteRoles.VIEWER}`),
    inTopFrame: window.top === window.self,
    onAdminPath: isAdminPath(location.pathname),
    onLocalhost: isLocalhost(location.hostname),
    noRedirectSeen: isRefused || inTab.read('noredirect') !== null,
  };
}

const pressFacts = ({ event, target, open }: EscapePress) => ({
  shift: event.shiftKey,
  otherKeys: event.ctrlKey || event.altKey || event.metaKey || event.repeat,
  open,
  handled: event.defaultPrevented,
  composing: event.isComposing,
  inField: isInField(target),
});

/** Returns whether no listener has prevented the event. */
const announce = (document: Document, name: string, detail?: unknown): boolean =>
  document.dispatchEvent(new CustomEvent(name, { cancelable: true, detail }));

/** Opens the log-in dialog, without sign-up: owners cannot sign up on their site. */
async function logIn(page: Page, document: Document): Promise<void> {
  if (announce(document, loginEvent, { allowSignup: false })) (await page.service('accounts')).open({ allowSignup: false });
}

/** Shows that the log-out succeeded. owner#log-out-notice */
function showLogOutNotice(page: Page, document: Document): void {
  const texts = () => textsNow(page.chunks, { logout: logoutMessages }, 'owners').logout;
  // The first call fetches the texts, which arrive before the notice is shown.
  texts();
  whenParsed(document)
    .then(() => page.service('dialogs'))
    .then((dialogs) => dialogs.notice(texts()))
    .catch(page.errors.report);
}

/** Returns whether the page is in the configuration area, or framed by it. */
function isInBackend({ location, parent }: Window): boolean {
  try {
    return [location, parent.location].some(({ pathname }) => isAdminPath(pathname));
  } catch {
    // The parent is of another origin.
    return false;
  }
}

/** Writes the cookie of the site that an owner has visited last. owner#last-site */
function markLastSite({ website, appDomain }: SiteContext, { cookies }: Page, { document, location }: Window): void {
  const { identifier } = website;
  if (!identifier) return;
  const bytes = new TextEncoder().encode(identifier);
  const value = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  cookies.clear([lastSiteCookie.name]);
  writeSessionCookie(document, location, lastSiteCookie.name, value, appDomain);
}

/** The service `owner`. Fetched for a signed-in owner, after a log-out, and by Escape where the site allows Escape to log in. */
export const create = (page: Page): Owner => createOwner(page, window);

declare module '../../page/page.ts' {
  interface Services {
    readonly owner: Owner;
  }
}
