import { decodeCookieBanner } from '../../runtime/contract/consent/cookie-banner.ts';

/** The cookie settings as the site holds them; unknown keys are kept as they are. Spec 2 §3 "Cookie banner settings". */
export type Settings = Readonly<Record<string, unknown>>;

/** One setting that is chosen from a list; the empty value leaves it unset. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

const variants = [
  ['BAR', 'Bar'],
  ['POPUP', 'Popup'],
] as const;
const barPositions = [
  ['TOP', 'Top'],
  ['BOTTOM', 'Bottom'],
] as const;
const popupPositions = [
  ['TOP_LEFT', 'Top left'],
  ['TOP_RIGHT', 'Top right'],
  ['BOTTOM_LEFT', 'Bottom left'],
  ['BOTTOM_RIGHT', 'Bottom right'],
] as const;

/** What may be chosen, given what is chosen already: where a banner stands depends on its variant. */
export const choicesFor = (settings: Settings): readonly Choice[] => [
  { key: 'cookieBannerVariant', label: 'Variant', options: variants },
  {
    key: 'cookieBannerPosition',
    label: 'Position',
    options: decodeCookieBanner(settings).variant === 'POPUP' ? popupPositions : barPositions,
  },
  {
    key: 'cookieBannerTheme',
    label: 'Theme',
    options: [
      ['LIGHT', 'Light'],
      ['DARK', 'Dark'],
    ],
  },
  {
    key: 'cookieBannerCtaVariant',
    label: 'Controls',
    options: [
      ['TEXT', 'Text'],
      ['BUTTON', 'Button'],
      ['ICON', 'Icon'],
    ],
  },
  {
    key: 'cookieBannerAcceptType',
    label: 'Answers',
    options: [
      ['OPT_IN', 'Accept only'],
      ['OPT_IN_AND_OUT', 'Accept and decline'],
    ],
  },
];

/** One setting that is on or off, under the name the screen gives it. */
export interface Switch {
  readonly key: string;
  /** The key that is stored. */
  readonly stored: string;
  /** The screen's name says the opposite of what is stored. */
  readonly inverse: boolean;
  readonly label: string;
  readonly hint: string;
}

export const bannerSwitch: Switch = {
  key: 'isCookieBannerEnabled',
  stored: 'isCookieBannerEnabled',
  inverse: false,
  label: 'Cookie banner',
  hint: 'Visitors are asked until they answer.',
};

/** Spec 2 §3: isActivityLogEnabled is the inverse of isVisitorDataRestricted, isAnalyticsCookiesDisabled equals the restrictive policy. */
export const dataSwitches: readonly Switch[] = [
  {
    key: 'isActivityLogEnabled',
    stored: 'isVisitorDataRestricted',
    inverse: true,
    label: 'Activity log',
    hint: 'Keeps what visitors did, with what is known of them. Off: visitor data are restricted.',
  },
  {
    key: 'isAnalyticsCookiesDisabled',
    stored: 'isRestrictiveCookiePolicyEnabled',
    inverse: false,
    label: 'Disable analytics cookies',
    hint: 'The restrictive policy: no analytics cookie without a visitor’s yes.',
  },
  {
    key: 'isRestrictiveCookiePolicyAbsolute',
    stored: 'isRestrictiveCookiePolicyAbsolute',
    inverse: false,
    label: 'Even after a yes',
    hint: 'The restrictive policy is absolute: a yes changes nothing.',
  },
];

export const isOn = (settings: Settings, { stored, inverse }: Switch): boolean =>
  (settings[stored] === true || settings[stored] === 'true') !== inverse;

export const withSwitch = (settings: Settings, { stored, inverse }: Switch, on: boolean): Settings => ({
  ...settings,
  [stored]: on !== inverse,
});

/** What a choice or a text holds; empty where it is unset or no text. */
export const textOf = (settings: Settings, key: string): string => {
  const value = settings[key];
  return typeof value === 'string' ? value : '';
};

export const texts: readonly { readonly key: string; readonly label: string; readonly hint: string; readonly isLong: boolean }[] =
  [
    { key: 'cookieBannerText', label: 'Text', hint: 'May hold paragraphs, lists and links as HTML.', isLong: true },
    { key: 'cookieBannerCtaText', label: 'Label to accept', hint: '', isLong: false },
    { key: 'cookieBannerOptOutCtaText', label: 'Label to decline', hint: '', isLong: false },
  ];

/** The settings as they are stored and copied. */
export const settingsJson = (settings: Settings): string => JSON.stringify(settings, null, 2);
