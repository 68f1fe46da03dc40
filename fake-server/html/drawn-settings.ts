import type { PageTree } from './parse-page.ts';

/**
 * Returns the settings of the cookie banner, the bars, the badge and the popup that a page shows, in the form of the page
 * context: a page that was saved without scripts has lost its settings, and what was drawn from them says what they were. Other
 * elements are not settings. site#drawn-settings
 */
export function drawnSettings(page: PageTree): Record<string, unknown> {
  const announcement = announcementBar(page);
  const settings = {
    ...(announcement && { announcementBarSettings: announcement }),
    ...infoBar(page),
    ...badge(page),
    ...popup(page),
  };
  return {
    ...(announcement && { showAnnouncementBar: true }),
    ...cookieBanner(page),
    ...(Object.keys(settings).length > 0 && { websiteSettings: settings }),
  };
}

const plainTextIn = (page: PageTree, selector: string): string => page(selector).first().text().trim();
const htmlOf = (page: PageTree, selector: string): string => page(selector).first().html()?.trim() ?? '';

/** Nothing says whether the policy was restrictive; the banner that restricts keeps every promise. */
function cookieBanner(page: PageTree): object | null {
  const name = '.sqs-cookie-banner-v2';
  const [root] = page(`${name}:has(${name}-accept)`);
  if (!root) return null;
  const marks = (page(root).attr('class') ?? '').split(/\s+/);
  const marked = (...values: readonly string[]) => values.find((value) => marks.includes(value)) ?? '';
  return {
    cookieSettings: {
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: true,
      cookieBannerVariant: marked('BAR', 'POPUP'),
      cookieBannerPosition: marked('TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'),
      cookieBannerTheme: marked('LIGHT', 'DARK'),
      cookieBannerCtaVariant: marked('TEXT', 'BUTTON', 'ICON'),
      cookieBannerAcceptType: marked('OPT_IN', 'OPT_IN_AND_OUT'),
      cookieBannerText: htmlOf(page, `${name}-text`),
      cookieBannerCtaText: plainTextIn(page, `${name}-accept`),
      cookieBannerOptOutCtaText: plainTextIn(page, `${name}-deny`),
    },
  };
}

function announcementBar(page: PageTree): object | null {
  const name = '.sqs-announcement-bar';
  const text = htmlOf(page, `${name}-text-inner`);
  const link = page(`a${name}-url[href]`).first();
  const clickthroughUrl = { url: link.attr('href') ?? '', newWindow: link.attr('target') === '_blank' };
  return text === '' ? null : { style: 2, text, ...(link.length > 0 && { clickthroughUrl }) };
}

function infoBar(page: PageTree): object | null {
  const name = '.sqs-mobile-info-bar';
  const style = page(name).attr('data-style') === 'DARK' ? 3 : 2;
  const has = (type: string) => page(`${name}-trigger[data-type=${type}]`).length > 0;
  const linked = (scheme: string) =>
    page(`${name}-trigger[href^="${scheme}:"]`)
      .attr('href')
      ?.slice(scheme.length + 1) ?? '';
  if (page(`${name}-trigger`).length === 0) return null;
  return {
    mobileInfoBarSettings: {
      style,
      isContactEmailEnabled: has('contactEmail'),
      isContactPhoneNumberEnabled: has('contactPhoneNumber'),
      isLocationEnabled: has('location'),
      isBusinessHoursEnabled: has('businessHours'),
    },
    contactEmail: linked('mailto'),
    contactPhoneNumber: linked('tel'),
  };
}

function badge(page: PageTree): object | null {
  const type = page('.sqs-badge').attr('data-type');
  return type === undefined ? null : { ssBadgeType: type === 'BLACK' ? 2 : 3 };
}

/** The popup opens at once, as it was open. */
function popup(page: PageTree): object | null {
  const name = '.sqs-popup-overlay';
  const root = page(name).first();
  if (root.length === 0) return null;
  const action = page(`${name} a${name}-action`).first();
  const form = page(`${name} form[data-form-id]`).first();
  const field = form.find('.form-item[id]').first();
  return {
    popupOverlaySettings: {
      style: 2,
      showOnAllPages: true,
      enableMobile: true,
      position: root.attr('data-position') ?? '',
      headline: plainTextIn(page, `${name}-title`),
      text: htmlOf(page, `${name}-text`),
      imageUrl: page(`${name} img${name}-image[src]`).attr('src') ?? '',
      imageAltText: page(`${name} img${name}-image`).attr('alt') ?? '',
      ...(action.length > 0 && { action: { url: action.attr('href') ?? '', label: action.text().trim() } }),
      ...(form.length > 0 && {
        form: {
          formId: form.attr('data-form-id') ?? '',
          fieldId: field.attr('id') ?? '',
          submitButtonText: form.find('[type=submit]').text().trim(),
          successText: form.find('.form-submission-text').text().trim(),
        },
      }),
    },
  };
}
