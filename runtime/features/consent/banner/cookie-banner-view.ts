import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { cleanHtml } from '../../../browser/clean-html.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { type BannerLooks, decodeBannerLooks } from '../../../contract/consent/cookie-banner.ts';
import { consentCookieName } from '../../../contract/cookies.ts';
import { banner as bannerTexts } from '../../../contract/texts/en/common.ts';
import type { Texts } from '../../../contract/texts/texts.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { buildStaticView, type StaticMarkup } from '../../../ui/static-view.ts';
import { fetchAgreement } from '../agreement/fetch-agreement.ts';
import type { CookieBannerParts } from './CookieBanner.tsx';
import cookieBannerStyles from './cookie-banner.css';

/** Put in by the build: the static rendering of `CookieBanner.tsx`. */
declare const cookieBannerMarkup: StaticMarkup<CookieBannerParts>;

const root = 'sqs-cookie-banner-v2';

export interface BannerView {
  /**
   * Puts the banner on the page, filled with the settings in force: into the page's mount point, or first in the body, so that it
   * is early in the tab order. It takes no focus, holds none captive, and gives it back where it came from. Spec 2 §4.
   */
  mount(body: HTMLElement, page: Page): Mounted;
  /** The same for a visitor who wants to choose again: both answers are offered, the one in force is marked (our choice). */
  mountChoice(body: HTMLElement, page: Page): Mounted;
}

/** @param place keeps the banner where it may stand until the function that it returns is called. */
export const createBannerView = (place: (banner: HTMLElement) => () => void = () => () => {}): BannerView => ({
  mount(body, page) {
    void fetchAgreement(page);
    return mountBanner(body, page, place).live;
  },
  mountChoice(body, page) {
    const { consent, cookies } = page;
    const { live, parts } = mountBanner(body, page, place, { acceptType: 'OPT_IN_AND_OUT' });
    parts.root.setAttribute('data-asked', '');
    const isAnswered = cookies.read(consentCookieName) !== null;
    if (isAnswered) parts[consent.accepted ? 'accept' : 'deny'].setAttribute('aria-pressed', 'true');
    return live;
  },
});

interface MountedBanner {
  readonly live: Mounted;
  readonly parts: CookieBannerParts;
}

function mountBanner(
  body: HTMLElement,
  { consent, emitter, chunks }: Page,
  place: (banner: HTMLElement) => () => void,
  own: Partial<BannerLooks> = {},
): MountedBanner {
  const { ownerDocument: document } = body;
  // A saved page may hold the dead banner of the visit it was saved on.
  for (const remains of Array.from(document.querySelectorAll(`.${root}`))) remains.remove();
  const removeStyles = adoptStyles(document, cookieBannerStyles);
  const settings = (texts?: Texts['banner']): BannerLooks => ({ ...decodeBannerLooks(consent.settings, texts), ...own });
  const parts = build(document, settings());
  const { root: banner } = parts;
  const stopTexts = withTexts(chunks, { banner: bannerTexts }, (texts) => {
    banner.setAttribute('aria-label', texts.banner.name);
    fill(parts, settings(texts.banner), texts.banner);
  });

  let cameFrom: EventTarget | null = null;
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && banner.contains(relatedTarget))) cameFrom = relatedTarget;
  });
  const onChoice = (button: HTMLButtonElement, choose: () => void) =>
    button.addEventListener('click', () => {
      if (!consent.forced) choose();
    });
  onChoice(parts.accept, consent.accept);
  onChoice(parts.deny, consent.decline);
  const wasWanted = consent.bannerWanted;
  // Answered in another tab, or on a later page from which the visitor came back to this one.
  const look = () => consent.bannerWanted === wasWanted || emitter.emit('consent-change', undefined);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);

  const mountPoint = document.querySelector('.cookie-banner-mount-point');
  if (mountPoint) mountPoint.append(banner);
  else body.prepend(banner);
  const lowerStates = raiseStates(body, banner);
  const letGo = place(banner);
  const live = {
    dispose() {
      stopTexts();
      letGo();
      lowerStates();
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
      const hadFocus = banner.contains(document.activeElement);
      banner.remove();
      removeStyles();
      if (hadFocus && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
    },
  };
  return { live, parts };
}

function build(document: Document, settings: BannerLooks): CookieBannerParts {
  const parts = buildStaticView(document, cookieBannerMarkup);
  Object.assign(parts.root.dataset, {
    variant: settings.variant,
    position: settings.position,
    theme: settings.theme,
    ctaVariant: settings.ctaVariant,
    acceptType: settings.acceptType,
  });
  // The platform's sheets, and owners' after them, ask for the settings as classes; for OPT_IN none does.
  const { variant, position, theme, ctaVariant, acceptType } = settings;
  parts.root.classList.add(variant, position, theme, ctaVariant);
  if (acceptType === 'OPT_IN') parts.deny.remove();
  else parts.root.classList.add(acceptType);
  return parts;
}

/** The body's classes that sheets wait for while a banner is on the page. The returned function takes off those that it put on. */
function raiseStates({ classList, ownerDocument }: HTMLElement, banner: HTMLElement): () => void {
  const isOverDropzone = banner.matches('.TOP') && ownerDocument.querySelector('.sqs-announcement-bar-dropzone') !== null;
  const states = [`${root}-enabled`, ...(isOverDropzone ? [`${root}-top`] : [])].filter((name) => !classList.contains(name));
  classList.add(...states);
  return () => classList.remove(...states);
}

/** The owner's words, and ours where there are none; again when ours have come in the page's language. */
function fill(parts: CookieBannerParts, { text, ctaText, optOutCtaText, ctaVariant }: BannerLooks, ours: Texts['banner']): void {
  // The banner is there for browsers with basic support as well, which have no replaceChildren.
  parts.text.textContent = '';
  parts.text.append(cleanHtml(text, parts.text.ownerDocument));
  // Ours may be English on a page from right to left.
  parts.text.dir = text === ours.text ? 'auto' : '';
  parts.acceptLabel.textContent = ctaText;
  parts.denyLabel.textContent = optOutCtaText;
  if (ctaVariant !== 'ICON') return;
  parts.accept.title = ctaText;
  parts.deny.title = optOutCtaText;
}
