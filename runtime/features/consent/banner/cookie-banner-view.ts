import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { cleanHtml } from '../../../browser/clean-html.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { type BannerTexts, bannerTexts } from '../../../contract/consent/constants.ts';
import { type BannerAppearance, decodeBannerAppearance } from '../../../contract/consent/cookie-banner.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { buildStaticView, type PartsOf } from '../../../ui/dom/view.ts';
import { fetchConsentFeatures } from '../fetch-consent-features.ts';
import { view } from './CookieBanner.tsx?static';
import cookieBannerStyles from './cookie-banner.css';

type CookieBannerParts = PartsOf<typeof view>;

const rootClass = 'sqs-cookie-banner-v2';

export interface BannerView {
  /** Mounts the banner with the settings in force: consent#banner-root, consent#banner-place, consent#banner-keyboard. */
  mount(body: HTMLElement, page: Page): Mounted;
  /** Mounts the banner for a visitor who chooses again: with both answers, the current one marked as pressed. */
  mountReopened(body: HTMLElement, page: Page): Mounted;
}

/** @param keepInPlace positions the banner until the returned function is called. */
export const createBannerView = (keepInPlace: KeepInPlace = () => () => {}): BannerView => ({
  mount(body, page) {
    void fetchConsentFeatures(page);
    return mountBanner(body, page, keepInPlace);
  },
  mountReopened(body, page) {
    const { consent } = page;
    const { parts, ...mounted } = mountBanner(body, page, keepInPlace, { acceptType: 'OPT_IN_AND_OUT' });
    parts.root.setAttribute('data-asked', '');
    if (consent.answered) parts[consent.accepted ? 'accept' : 'deny'].setAttribute('aria-pressed', 'true');
    return mounted;
  },
});

type KeepInPlace = (banner: HTMLElement) => () => void;

interface MountedBanner extends Mounted {
  readonly parts: CookieBannerParts;
}

function mountBanner(
  body: HTMLElement,
  { consent, emitter, chunks }: Page,
  keepInPlace: KeepInPlace,
  overrides: Partial<BannerAppearance> = {},
): MountedBanner {
  const { ownerDocument: document } = body;
  // A saved page may contain the banner of the visit that saved it.
  for (const saved of Array.from(document.querySelectorAll(`.${rootClass}`))) saved.remove();
  const removeStyles = adoptStyles(document, cookieBannerStyles);
  const appearance = (texts?: BannerTexts): BannerAppearance => ({
    ...decodeBannerAppearance(consent.settings, texts),
    ...overrides,
  });
  const parts = build(document, appearance());
  const { root: banner } = parts;
  const stopTexts = withTexts(chunks, { banner: bannerTexts }, (texts) => {
    banner.setAttribute('aria-label', texts.banner.name);
    fill(parts, appearance(texts.banner), texts.banner);
  });
  const focusOrigin = trackFocusOrigin(banner);
  const onClick = (button: HTMLButtonElement, choose: () => void) =>
    button.addEventListener('click', () => {
      if (!consent.forced) choose();
    });
  onClick(parts.accept, consent.accept);
  onClick(parts.deny, consent.decline);
  const wasWanted = consent.bannerWanted;
  /** Updates a banner that was answered in another tab or on a later page: consent#answer-elsewhere. */
  const checkAnswer = () => consent.bannerWanted === wasWanted || emitter.emit('consent-change', undefined);
  window.addEventListener('pageshow', checkAnswer);
  document.addEventListener('visibilitychange', checkAnswer);

  const mountPoint = document.querySelector('.cookie-banner-mount-point');
  if (mountPoint) mountPoint.append(banner);
  else body.prepend(banner);
  const removeBodyClasses = addBodyClasses(body, banner);
  const releasePlace = keepInPlace(banner);
  return {
    parts,
    dispose() {
      stopTexts();
      releasePlace();
      removeBodyClasses();
      window.removeEventListener('pageshow', checkAnswer);
      document.removeEventListener('visibilitychange', checkAnswer);
      const hadFocus = banner.contains(document.activeElement);
      banner.remove();
      removeStyles();
      if (hadFocus) focusOrigin()?.focus({ preventScroll: true });
    },
  };
}

/** Returns a function that finds the element which had the focus before the banner; null if it is not on the page any more. */
function trackFocusOrigin(banner: HTMLElement): () => HTMLElement | null {
  let origin: EventTarget | null = null;
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && banner.contains(relatedTarget))) origin = relatedTarget;
  });
  return () => (origin instanceof HTMLElement && origin.isConnected ? origin : null);
}

function build(document: Document, appearance: BannerAppearance): CookieBannerParts {
  const { variant, position, theme, ctaVariant, acceptType } = appearance;
  const parts = buildStaticView(document, view);
  Object.assign(parts.root.dataset, { variant, position, theme, ctaVariant, acceptType });
  // Style sheets of the platform and of owners select the values as classes, except OPT_IN.
  parts.root.classList.add(variant, position, theme, ctaVariant);
  if (acceptType === 'OPT_IN') parts.deny.remove();
  else parts.root.classList.add(acceptType);
  return parts;
}

/**
 * Adds the body's classes that style sheets select while a banner is on the page. Returns a function that removes the classes it
 * added.
 */
function addBodyClasses({ classList, ownerDocument }: HTMLElement, banner: HTMLElement): () => void {
  const isOverDropzone = banner.matches('.TOP') && ownerDocument.querySelector('.sqs-announcement-bar-dropzone') !== null;
  const classes = [`${rootClass}-enabled`, ...(isOverDropzone ? [`${rootClass}-top`] : [])].filter(
    (name) => !classList.contains(name),
  );
  classList.add(...classes);
  return () => classList.remove(...classes);
}

/** Sets the banner's texts: the owner's, or the default ones; again when those have arrived in the page's language. */
function fill(
  parts: CookieBannerParts,
  { text, ctaText, optOutCtaText, ctaVariant }: BannerAppearance,
  defaults: BannerTexts,
): void {
  // Without `replaceChildren`, because browsers with basic support show the banner too.
  parts.text.textContent = '';
  parts.text.append(cleanHtml(text, parts.text.ownerDocument));
  // The default text may be English on a page that reads from right to left.
  parts.text.dir = text === defaults.text ? 'auto' : '';
  parts.acceptLabel.textContent = ctaText;
  parts.denyLabel.textContent = optOutCtaText;
  if (ctaVariant !== 'ICON') return;
  parts.accept.title = ctaText;
  parts.deny.title = optOutCtaText;
}
