import { consentCookieName } from '../contract/cookies.ts';
import { type CookieBanner, decodeCookieBanner } from '../contract/decoders/cookie-banner.ts';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { elementFrom } from '../lib/element-from.ts';
import { fetchAgreement } from '../page/agreement.ts';
import type { Live } from '../page/mountable.ts';
import type { Page } from '../page/page.ts';
import { cleanHtml } from './clean-html.ts';
import { cookieBannerStyles } from './cookie-banner-styles.ts';

/** Put in by the build: the static rendering of `CookieBanner.tsx`. */
declare const cookieBannerMarkup: string;

const root = 'sqs-cookie-banner-v2';

/**
 * Puts the banner on the page, filled with the settings in force: into the page's mount point, or first in the body, so that it
 * is early in the tab order. It takes no focus, holds none captive, and gives it back where it came from. Spec 2 §4.
 */
export function mountCookieBanner(body: HTMLElement, page: Page): Live {
  void fetchAgreement(page);
  return mountBanner(body, page, decodeCookieBanner(page.consent.settings));
}

/** The same for a visitor who wants to choose again: both answers are offered, the one in force is marked (our choice). */
export function mountChoice(body: HTMLElement, page: Page): Live {
  const { consent, cookies } = page;
  const live = mountBanner(body, page, { ...decodeCookieBanner(consent.settings), acceptType: 'OPT_IN_AND_OUT' });
  const banner = body.ownerDocument.querySelector(`.${root}`);
  banner?.setAttribute('data-asked', '');
  const isAnswered = cookies.read(consentCookieName) !== null;
  if (banner && isAnswered) control(banner, consent.accepted ? 'accept' : 'deny')?.setAttribute('aria-pressed', 'true');
  return live;
}

function mountBanner(body: HTMLElement, { consent, emitter }: Page, settings: CookieBanner): Live {
  const { ownerDocument: document } = body;
  // A saved page may hold the dead banner of the visit it was saved on.
  for (const remains of Array.from(document.querySelectorAll(`.${root}`))) remains.remove();
  const removeStyles = adoptStyles(document, cookieBannerStyles);
  const banner = build(document, settings);

  let cameFrom: EventTarget | null = null;
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && banner.contains(relatedTarget))) cameFrom = relatedTarget;
  });
  const onChoice = (name: string, answer: () => void) =>
    control(banner, name)?.addEventListener('click', () => {
      if (!consent.forced) answer();
    });
  onChoice('accept', consent.accept);
  onChoice('deny', consent.decline);
  const wasWanted = consent.bannerWanted;
  // Answered in another tab, or on a later page from which the visitor came back to this one.
  const look = () => consent.bannerWanted === wasWanted || emitter.emit('consent-change', undefined);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);

  const mountPoint = document.querySelector('.cookie-banner-mount-point');
  if (mountPoint) mountPoint.append(banner);
  else body.prepend(banner);
  return {
    destroy() {
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
      const hadFocus = banner.contains(document.activeElement);
      banner.remove();
      removeStyles();
      if (hadFocus && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
    },
  };
}

const control = (within: ParentNode, name: string) => within.querySelector<HTMLElement>(`.${root}-${name}`);

function build(document: Document, settings: CookieBanner): HTMLElement {
  const banner = elementFrom<HTMLElement>(document, cookieBannerMarkup);
  Object.assign(banner.dataset, {
    variant: settings.variant,
    position: settings.position,
    theme: settings.theme,
    ctaVariant: settings.ctaVariant,
    acceptType: settings.acceptType,
  });
  control(banner, 'text')?.append(cleanHtml(settings.text, document));
  const label = (name: string, text: string) => {
    const button = control(banner, name);
    if (button && settings.ctaVariant === 'ICON') button.title = text;
    button?.querySelector('span')?.append(text);
  };
  label('accept', settings.ctaText);
  label('deny', settings.optOutCtaText);
  if (settings.acceptType === 'OPT_IN') control(banner, 'deny')?.remove();
  return banner;
}
