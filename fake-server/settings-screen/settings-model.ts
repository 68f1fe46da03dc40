import { decodeCookieBanner } from '../../runtime/contract/consent/cookie-banner.ts';

/** The cookie settings of a site. Unknown keys are not changed. */
export type Settings = Readonly<Record<string, unknown>>;

/** A setting with a list of options. */
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

/** Returns the settings with options. The positions depend on the chosen variant. */
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

/** A setting that is on or off, with its name on the screen. */
export interface Switch {
  readonly key: string;
  /** The stored key. */
  readonly stored: string;
  /** Whether the screen shows the opposite of the stored value. */
  readonly inverse: boolean;
  readonly label: string;
  readonly hint: string;
}

export const bannerSwitch: Switch = {
  key: 'isCookieBannerEnabled',
  stored: 'isCookieBannerEnabled',
  inverse: false,
  label: 'Cookie banner',
  hint: 'Shown until the visitor answers.',
};

/** The switches of visitor data. `isActivityLogEnabled` is the inverse of `isVisitorDataRestricted`. */
export const dataSwitches: readonly Switch[] = [
  {
    key: 'isActivityLogEnabled',
    stored: 'isVisitorDataRestricted',
    inverse: true,
    label: 'Activity log',
    hint: 'Stores the activities of visitors with their data. Off: visitor data is restricted.',
  },
  {
    key: 'isAnalyticsCookiesDisabled',
    stored: 'isRestrictiveCookiePolicyEnabled',
    inverse: false,
    label: 'Disable analytics cookies',
    hint: 'The restrictive policy: no analytics cookies without the visitor’s consent.',
  },
  {
    key: 'isRestrictiveCookiePolicyAbsolute',
    stored: 'isRestrictiveCookiePolicyAbsolute',
    inverse: false,
    label: 'Even after consent',
    hint: 'The restrictive policy is absolute: consent does not change it.',
  },
];

export const isOn = (settings: Settings, { stored, inverse }: Switch): boolean =>
  (settings[stored] === true || settings[stored] === 'true') !== inverse;

export const withSwitch = (settings: Settings, { stored, inverse }: Switch, on: boolean): Settings => ({
  ...settings,
  [stored]: on !== inverse,
});

/** Returns the text of a setting; empty text for other values. */
export const settingText = (settings: Settings, key: string): string => {
  const value = settings[key];
  return typeof value === 'string' ? value : '';
};

export const texts: readonly { readonly key: string; readonly label: string; readonly hint: string; readonly isLong: boolean }[] =
  [
    { key: 'cookieBannerText', label: 'Text', hint: 'May hold paragraphs, lists and links as HTML.', isLong: true },
    { key: 'cookieBannerCtaText', label: 'Label to accept', hint: '', isLong: false },
    { key: 'cookieBannerOptOutCtaText', label: 'Label to decline', hint: '', isLong: false },
  ];

/** Returns the settings as JSON, for storing and copying. */
export const settingsJson = (settings: Settings): string => JSON.stringify(settings, null, 2);
