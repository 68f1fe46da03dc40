import { describe, expect, test } from 'vitest';
import { explainCookieBanner } from '../../cli/validate/replacements/explain-cookie-banner.ts';
import { explainGalleryBlock } from '../../cli/validate/replacements/explain-gallery-block.ts';
import { decodeGalleryBlock } from '../../cli/validate/replacements/gallery-block.ts';
import { decodeCookieBanner } from '../../runtime/contract/consent/cookie-banner.ts';
import { decodeMap } from '../../runtime/contract/maps/map-block.ts';
import { decodePageContext } from '../../runtime/contract/site/page-context.ts';
import { cookieSettings, galleryBlocks, mapBlocks } from '../helpers/markup/published-data.ts';
import { cookieBannerSchema } from '../helpers/schemas/cookie-banner-schema.ts';
import { galleryBlockSchema } from '../helpers/schemas/gallery-block-schema.ts';
import { mapSchema } from '../helpers/schemas/map-schema.ts';
import { pageContextSchema } from '../helpers/schemas/page-context-schema.ts';
import { accepted } from '../helpers/values/generate.ts';

type Data = Record<string, unknown>;
const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const get = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Data | null | undefined)?.[key], value);

/** Key in the data, property of the decoded value, and the conversion of the value. */
type Kept = readonly [key: string, property: string, meaning?: (value: unknown) => unknown];

const expectKept = (data: unknown, decoded: unknown, rows: readonly Kept[]): void => {
  for (const [key, property, meaning] of rows) {
    const given = get(data, key);
    if (!isSet(given)) continue;
    const kept = get(decoded, property);
    const expected = meaning ? meaning(given) : given;
    if (kept !== expected)
      expect.fail(`${key} ${JSON.stringify(given)} became ${JSON.stringify(kept)} in ${JSON.stringify(data)}`);
  }
};

const alignments: Data = { left: 'start', center: 'middle', right: 'end' };
const galleryRows: readonly Kept[] = [
  ['design', 'design', (value) => ({ stacked: 'stacked-base', strip: 'slider' })[value as string] ?? value],
  ['imageAspectRatio', 'imageAspectRatio', (value) => (value === 'Auto' ? null : Number(value))],
  ['aspectRatio', 'aspectPercent', Number],
  ['aspect-ratio', 'thumbnailShape'],
  ['slidesPerRow', 'slidesPerRow', Number],
  ['thumbnails-per-row', 'thumbnailsPerRow', Number],
  ['columnWidth', 'columnWidthPx', Number],
  ['gutter', 'gutter', Number],
  ['listImageSize', 'listImageSizePercent', Number],
  ['padding', 'paddingPx', Number],
  ['vSize', 'vSize', Number],
  ['max-width', 'maxWidthPx', Number],
  ['thumbnail-strip-height', 'thumbnailStripHeightPx', Number],
  ['thumbnail-strip-margin', 'thumbnailStripMarginPx', Number],
  ['active-alignment', 'activeAlignment', (value) => alignments[String(value)] ?? value],
  ['lightboxTheme', 'lightboxTheme'],
  ['meta-position', 'metaPosition'],
  ['autoplay-duration', 'autoplayTimeoutMs', (value) => Number(value) * 1000],
  ['auto-crop', 'autoCrop'],
  ['autoplay', 'autoplay'],
  ['controls', 'controls'],
  ['lightbox', 'lightbox'],
  ['mixedContent', 'mixedContent'],
  ['thumbnails', 'thumbnails'],
  ['square-thumbs', 'squareThumbs'],
  ['show-meta', 'showMeta'],
  ['show-meta-basic', 'showMetaBasic'],
  ['show-meta-on-hover', 'showMetaOnHover'],
  ['show-meta-only-title', 'showMetaOnlyTitle'],
  ['show-meta-only-description', 'showMetaOnlyDescription'],
  ['newWindow', 'newWindow'],
  ['transparentBackground', 'transparentBackground'],
];

const bannerRows: readonly Kept[] = [
  ['isCookieBannerEnabled', 'enabled'],
  ['isRestrictiveCookiePolicyEnabled', 'restrictive'],
  ['isRestrictiveCookiePolicyAbsolute', 'absolute'],
  ['isVisitorDataRestricted', 'visitorDataRestricted'],
  ['cookieBannerVariant', 'variant'],
  ['cookieBannerTheme', 'theme'],
  ['cookieBannerCtaVariant', 'ctaVariant'],
  ['cookieBannerAcceptType', 'acceptType'],
  ['cookieBannerHasOptOut', 'hasOptOut'],
  ['cookieBannerHasManageCookies', 'hasManageCookies'],
  ['cookieBannerSavedPreferencesLayout', 'savedPreferencesLayout'],
];

const wordRows: readonly Kept[] = [
  ['cookieBannerText', 'text'],
  ['cookieBannerCtaText', 'ctaText'],
  ['cookieBannerOptOutCtaText', 'optOutCtaText'],
  ['cookieBannerManageCookiesLabel', 'manageCookiesLabel'],
  ['cookieBannerSavedPreferencesText', 'savedPreferencesText'],
];
const hasWords = (value: unknown): boolean => /[^\s]/.test(String(value).replaceAll('<p>', '').replaceAll('</p>', ''));

const expectBannerKept = (settings: unknown): void => {
  const banner = decodeCookieBanner(settings);
  expectKept(settings, banner, bannerRows);
  expectKept(
    settings,
    banner,
    wordRows.filter(([key]) => hasWords(get(settings, key))),
  );
  const { cookieBannerVariant: variant, cookieBannerPosition: position } = settings as Data;
  const takes = variant === 'POPUP' ? ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] : ['TOP', 'BOTTOM'];
  if (takes.includes(String(position))) expect(banner.position).toBe(position);
};

const styles = ['Original', 'Grayscale', 'Satellite', 'MinimalDark', 'MinimalLight', 'MinimalBlue'];
const mapRows: readonly Kept[] = [
  ['location.mapLat', 'latitude'],
  ['location.mapLng', 'longitude'],
  ['location.markerLat', 'markerLatitude'],
  ['location.markerLng', 'markerLongitude'],
  ['location.mapZoom', 'zoom'],
  ['location.addressTitle', 'addressTitle'],
  ['location.addressLine1', 'addressLine1'],
  ['location.addressLine2', 'addressLine2'],
  ['location.addressCountry', 'addressCountry'],
  ['style', 'style', (value) => (typeof value === 'number' ? styles[value - 1] : value)],
  ['showLabels', 'showLabels'],
  ['showTerrain', 'showTerrain'],
  ['showControls', 'showControls'],
  ['draggable', 'draggable'],
  ['scrollwheel', 'scrollwheel'],
  ['disableDefaultUI', 'disableDefaultUI'],
  ['markerDraggable', 'markerDraggable'],
  ['linkOnClick', 'linkOnClick'],
  ['vSize', 'vSize'],
  ['aspectRatio', 'aspectPercent'],
];
const shortMapRows: readonly Kept[] = [
  ['labels', 'showLabels'],
  ['terrain', 'showTerrain'],
  ['controls', 'showControls'],
];

const contextRows: readonly Kept[] = [
  ...['pageType', 'templateId', 'templateVersion', 'appDomain', 'rollups', 'showAnnouncementBar', 'subscribed'].map(
    (key): Kept => [key, key],
  ),
  ['templateWebsiteId', 'variantId'],
  ['env', 'environment'],
  ['tweakJSON', 'tweaks'],
  ['gmRenderKey', 'mapRenderKey'],
  ['impersonatedSession', 'impersonatedSession'],
  ...[
    'id',
    'identifier',
    'websiteType',
    'language',
    'timeZone',
    'baseUrl',
    'authenticUrl',
    'internalUrl',
    'typekitId',
    'developerMode',
  ].map((key): Kept => [`website.${key}`, `website.${key}`]),
  ['website.siteTitle', 'website.title'],
  ['website.siteStatus.value', 'website.siteStatus'],
  ['website.captchaSettings.siteKey', 'website.captchaSiteKey'],
  ...['disqusShortname', 'commentsEnabled', 'useEscapeKeyToLogin'].map(
    (key): Kept => [`websiteSettings.${key}`, `settings.${key}`],
  ),
  ['websiteSettings.ssBadgeType', 'settings.badgeType'],
  ['websiteSettings.pinterestOverlayOptions.mode', 'settings.pinterestOverlayMode'],
  ['websiteSettings.userAccountsSettings.loginAllowed', 'settings.loginAllowed'],
  ['websiteSettings.userAccountsSettings.signupAllowed', 'settings.signupAllowed'],
  ...['expressCheckout', 'measurementStandard', 'isLive', 'defaultCurrency', 'selectedCurrency'].map(
    (key): Kept => [`websiteSettings.storeSettings.${key}`, `settings.store.${key}`],
  ),
  ...['style', 'showOnScroll', 'showOnTimer', 'showUntilSignup', 'enableMobile', 'showOnAllPages', 'version'].map(
    (key): Kept => [`websiteSettings.popupOverlaySettings.${key}`, `settings.popupOverlay.${key}`],
  ),
  ['websiteSettings.popupOverlaySettings.scrollPercentage', 'settings.popupOverlay.scrollPercent'],
  ['websiteSettings.popupOverlaySettings.timerDelay', 'settings.popupOverlay.timerDelayMs'],
  ['websiteSettings.popupOverlaySettings.displayFrequency', 'settings.popupOverlay.displayFrequencyDays'],
  ['websiteSettings.mobileInfoBarSettings.style', 'settings.mobileInfoBar.style'],
  ['websiteSettings.mobileInfoBarSettings.isContactEmailEnabled', 'settings.mobileInfoBar.contactEmail'],
  ['websiteSettings.announcementBarSettings.style', 'settings.announcementBar.style'],
  ['websiteSettings.announcementBarSettings.text', 'settings.announcementBar.text'],
  ['websiteSettings.announcementBarSettings.clickthroughUrl.url', 'settings.announcementBar.clickthroughUrl'],
  ['websiteSettings.announcementBarSettings.clickthroughUrl.newWindow', 'settings.announcementBar.newWindow'],
  ['authenticatedAccount.id', 'account.id'],
  ['authenticatedAccount.locale', 'memberLocale'],
];
const collectionRows = ['id', 'title', 'type', 'permissionType'].map((key): Kept => [key, key]);
const itemRows = ['id', 'title', 'recordType'].map((key): Kept => [key, key]);

describe('decoders keep data that their schemas accept', () => {
  test('1,000 gallery blocks', () => {
    for (const block of accepted(galleryBlockSchema, 1000)) {
      expectKept(block, decodeGalleryBlock(block), galleryRows);
      expect(explainGalleryBlock(block).filter(({ reason }) => reason !== 'synonym')).toEqual([]);
    }
  });

  test('1,000 cookie settings', () => {
    for (const settings of accepted(cookieBannerSchema, 1000)) {
      expectBannerKept(settings);
      const moved = explainCookieBanner(settings).filter(({ reason }) => reason !== 'unset' && reason !== 'empty');
      expect(moved.filter(({ field }) => field !== 'cookieBannerPosition')).toEqual([]);
    }
  });

  test('1,000 maps', () => {
    for (const map of accepted(mapSchema, 1000)) {
      expectKept(map, decodeMap(map), mapRows);
      const long: Data = { labels: 'showLabels', terrain: 'showTerrain', controls: 'showControls' };
      const short = shortMapRows.filter(([key]) => typeof get(map, String(long[key])) !== 'boolean');
      expectKept(map, decodeMap(map), short);
    }
  });

  test('500 page contexts', () => {
    for (const page of accepted(pageContextSchema, 500)) {
      const context = decodePageContext(page);
      expectKept(page, context, contextRows);
      expectBannerKept((page as Data).cookieSettings ?? {});
      if (get(page, 'collection.id')) expectKept(get(page, 'collection'), context.collection, collectionRows);
      if (get(page, 'item.id')) expectKept(get(page, 'item'), context.item, itemRows);
      expect(context.cloneable).toBe(get(page, 'website.cloneable') === true || get(page, 'websiteCloneable') === true);
      expect(context.websiteRoles).toEqual(Object.keys((page as Data).websiteRoles ?? {}));
      expect(context.account === null).toBe((page as Data).authenticatedAccount === undefined);
    }
  });
});

describe('data of published pages decode without loss', () => {
  test.each(galleryBlocks)('a block of design $design', (block) => {
    expect(galleryBlockSchema.safeParse(block).error?.issues).toBeUndefined();
    const decoded = decodeGalleryBlock(block);
    expectKept(block, decoded, [
      ...galleryRows,
      ...(block['auto-crop'] === undefined ? [['autoCrop', 'autoCrop'] as const] : []),
    ]);
    const read = new Set([...galleryRows.map(([key]) => key), 'autoCrop']);
    expect(decoded.extra).toEqual(Object.fromEntries(Object.entries(block).filter(([key]) => !read.has(key))));
  });

  test.each(cookieSettings)('cookie settings %j', (settings) => {
    expect(cookieBannerSchema.safeParse(settings).error?.issues).toBeUndefined();
    expectBannerKept(settings);
  });

  test.each(mapBlocks)('a map of style $style', (block) => {
    expect(mapSchema.safeParse(block).error?.issues).toBeUndefined();
    expectKept(block, decodeMap(block), [...mapRows, ...shortMapRows]);
  });
});
