import { whenParsed } from '../../browser/document-ready.ts';
import { type EscapePress, onEscape } from '../../browser/on-escape.ts';
import { textsNow } from '../../browser/page-texts.ts';
import { writeSessionCookie } from '../../browser/session-cookie.ts';
import { createSessionFlags } from '../../browser/session-flags.ts';
import { logoutMessages } from '../../contract/commerce/messages.ts';
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

/** The service `owner`: what a page does for the site's owner. Spec 2 §2, §4, §6. */
export interface Owner {
  /** What Escape does with nothing open. */
  escape(press: EscapePress): void;
  logOut(): Promise<boolean>;
  /** Where the mouse is; null before it has moved, and for whoever is not signed in. */
  pointer(): PointerPlace | null;
  /** Address of a help article. */
  helpAddress(article: string): string;
  /**
   * Address of the screen where a trial or a plan is upgraded, by default what this site has; null on a resold site, whose plan is changed in the app
   * that sold it (our choice).
   */
  upsellAddress(upsell?: Upsell): string | null;
  /** Whether the site is resold or a trial, and whether this is a cover or a parking page. Spec 2 §4 "Site status". */
  readonly siteKind: SiteKind;
  /** The internal event tracker; true once the platform has it. Owners are not tracked as visitors, so most answers are false. */
  track<Area extends TrackerArea>(area: Area, action: TrackerAction<Area>, data?: object): Promise<boolean>;
}

/** The document hears of a login or a panel that is asked for by these events; what prevents them takes over (our choice). */
const loginEvent = 'ss-runtime:login';
const panelEvent = 'ss-runtime:panel';

const noRedirect = 'noredirect';

/** Does at once what a page does for its owner on arrival: the redirect, the mark of the last site, the log-out notice. */
export function createOwner(page: Page, window: Window & typeof globalThis): Owner {
  const { clock, context } = page;
  const site = decodeSite(page.rawContext);
  const siteKind = siteKindOf(page.rawContext);
  const { useEscapeKeyToLogin } = decodeBasicSettings(readFields(page.rawContext).websiteSettings);
  const { document, location } = window;
  const query = new URLSearchParams(location.search);
  const flags = createSessionFlags(window);
  const signedIn = context.account !== null;
  const origin = siteOrigin(site, location);
  const pathAndQuery = () => location.pathname + location.search;
  /** Accounts are not made there. */
  const logIn = async () => (await page.service('accounts')).open({ allowSignup: false });
  const logOut = async () => (await page.service('calls')).logOut();
  /** False if somebody has taken over. */
  const announce = (name: string, detail?: unknown) =>
    document.dispatchEvent(new CustomEvent(name, { cancelable: true, detail }));

  if (query.has(noRedirect)) flags.set(noRedirect);
  if (signedIn) markLastSite(site, window);
  const facts = {
    signedIn,
    developerMode: site.website.developerMode,
    cloneable: context.cloneable,
    hasViewerRole: heldRoles(readFields(page.rawContext).websiteRoles).includes(`${websiteRoles.VIEWER}`),
    inTopFrame: window.top === window.self,
    onAdminPath: isAdminPath(location.pathname),
    onLocalhost: isLocalhost(location.hostname),
    noRedirectSeen: flags.has(noRedirect),
  };
  if (isRedirected(facts)) location.replace(configAddress(origin, pathAndQuery()));
  else if (query.get('logout') === 'true') {
    const words = () => textsNow(page.chunks, { logout: logoutMessages }, 'owners').logout;
    // They are here before the notice is.
    words();
    whenParsed(document)
      .then(() => page.service('dialogs'))
      .then((dialogs) => dialogs.notice(words()))
      .catch(page.errors.report);
  }

  const act = ({ event, target, open }: EscapePress) => {
    const action = escapeAction({
      shift: event.shiftKey,
      otherKeys: event.ctrlKey || event.altKey || event.metaKey || event.repeat,
      open,
      handled: event.defaultPrevented,
      composing: event.isComposing,
      inField: isInField(target),
      signedIn,
      inBackend: isInBackend(window),
      useEscapeKeyToLogin,
    });
    if (action === 'log-out') logOut().catch((error: unknown) => page.errors.report(error));
    if (action === 'panel') announce(panelEvent);
    if (action === 'config') location.assign(configAddress(origin, pathAndQuery()));
    if (action === 'login' && announce(loginEvent, { allowSignup: false })) logIn().catch(page.errors.report);
  };
  // The page's own listeners come first: one of them may handle the key.
  const takeEscape = (press: EscapePress) => void clock.after(0, () => act(press));
  if (signedIn) onEscape(takeEscape);
  const pointer = signedIn ? trackPointer(document) : () => null;
  return {
    escape: takeEscape,
    logOut,
    pointer,
    helpAddress,
    upsellAddress: (upsell = siteKind.isTrial ? 'trial' : 'plan') => (siteKind.isResold ? null : origin + upsellPaths[upsell]),
    siteKind,
    track: async (area, action, data = {}) => (await page.telemetry()).events.track(trackerEventName(area, action), data),
  };
}

/** The configuration area, or a page that it frames. */
function isInBackend({ location, parent }: Window): boolean {
  try {
    return [location, parent.location].some(({ pathname }) => isAdminPath(pathname));
  } catch {
    // A frame of another origin.
    return false;
  }
}

/** Base64 of the site's identifier, on the app domain, so that the app finds the way back. Spec 2 §7 "Cookies written". */
function markLastSite({ website, appDomain }: SiteContext, { document, location }: Window): void {
  const { identifier } = website;
  if (!identifier) return;
  const bytes = new TextEncoder().encode(identifier);
  const value = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  writeSessionCookie(document, location, lastSiteCookie.name, value, appDomain);
}
