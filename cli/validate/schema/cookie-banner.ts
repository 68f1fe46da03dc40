import { decodeCookieBanner } from '../../../runtime/contract/consent/cookie-banner.ts';
import { cookieBannerBarPositions, cookieBannerPopupPositions } from '../../../runtime/contract/overlays/overlay-enums.ts';
import { droppedElements } from '../../../runtime/contract/texts/settings-html.ts';
import { knownKeys } from '../check/known-keys.ts';
import { cookieBannerFields } from '../replacements/explain-cookie-banner.ts';
import { documentSchema, flagSchema, namesSchema, rule, type Schema, textSchema, unreadKeys } from './parts.ts';

/** Returns a pattern for a text in upper or lower case. */
const anyCase = (text: string): string => text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/** A text without a match of a pattern. */
const textWithout = (pattern: string): Schema => ({
  anyOf: [{ type: 'string', not: { type: 'string', pattern } }, { type: 'null' }],
});

const label = textWithout('<[a-zA-Z]');
const dropped = droppedElements.split(' ').map(anyCase).join('|');
const schemes = ['javascript', 'data', 'vbscript', 'blob', 'file'].map(anyCase).join('|');
const bannerText = textWithout(
  `<(?:${dropped})(?![a-zA-Z0-9-])|<[a-zA-Z][^>]*[\\s"'/]${anyCase('on')}[a-zA-Z]+\\s*=|${anyCase('href')}\\s*=\\s*["']?\\s*(?:${schemes}):`,
);

const descriptions: Readonly<Record<string, string>> = {
  isCookieBannerEnabled: 'Whether visitors see the banner.',
  isRestrictiveCookiePolicyEnabled: 'Whether cookies wait for the visitor’s consent.',
  isRestrictiveCookiePolicyAbsolute: 'Whether cookies stay restricted even after consent.',
  isVisitorDataRestricted: 'Whether data of visitors is restricted.',
  cookieBannerVariant: 'Shape: a bar along the window, or a popup in a corner.',
  cookieBannerPosition: 'Place: TOP or BOTTOM for a bar, a corner for a popup.',
  cookieBannerTheme: 'Colours.',
  cookieBannerCtaVariant: 'Look of the controls.',
  cookieBannerAcceptType: 'Whether the banner has a control to decline.',
  cookieBannerText: 'The owner’s HTML. Scripts, handlers and links that run code are removed.',
  cookieBannerCtaText: 'Label of the control that accepts, as plain text.',
  cookieBannerOptOutCtaText: 'Label of the control that declines, as plain text. OPT_IN has no such control.',
  cookieBannerHasOptOut: 'Whether the banner has a control to decline.',
  cookieBannerHasManageCookies: 'Whether visitors can open the banner again.',
  cookieBannerManageCookiesLabel: 'Label of the control that opens the banner again, as plain text.',
  cookieBannerSavedPreferencesText: 'Text that confirms a choice, as plain text.',
  cookieBannerSavedPreferencesLayout: 'Look of the text that confirms a choice.',
};

const labels = [
  'cookieBannerCtaText',
  'cookieBannerOptOutCtaText',
  'cookieBannerManageCookiesLabel',
  'cookieBannerSavedPreferencesText',
];

function schemaOf(field: string, kind: 'flag' | 'text' | readonly string[]): Schema {
  if (field === 'cookieBannerText') return bannerText;
  if (labels.includes(field)) return label;
  if (kind === 'flag') return flagSchema;
  return kind === 'text' ? textSchema : namesSchema(kind);
}

const defaults = decodeCookieBanner({});
const keys: Schema = Object.fromEntries(
  Object.entries(cookieBannerFields).map(([field, { property, kind }]) => [
    field,
    {
      description: descriptions[field],
      default: defaults[property],
      ...(typeof kind !== 'string' && { examples: [kind.at(-1)] }),
      ...schemaOf(field, kind),
    },
  ]),
);

const consentOptions: Schema = {
  description: 'Settings that only this runtime has.',
  anyOf: [
    {
      type: 'object',
      properties: {
        globalPrivacyControl: flagSchema,
        googleConsentMode: flagSchema,
        version: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] },
      },
    },
    { type: 'null' },
  ],
};

const must = (field: string, schema: Schema): Schema => ({ properties: { [field]: schema } });
const mustBeOn = (field: string): Schema => ({ properties: { [field]: { const: true } }, required: [field] });

export const cookieBannerJsonSchema: Schema = documentSchema('cookie-banner', 'Cookie settings', {
  description: 'The cookieSettings of a page’s context.',
  properties: { ...keys, consentOptions, ...unreadKeys(knownKeys['cookie-banner'] ?? [], { ...keys, consentOptions }) },
  allOf: [
    rule(
      'cookieBannerVariant',
      { const: 'POPUP' },
      must('cookieBannerPosition', namesSchema(cookieBannerPopupPositions)),
      must('cookieBannerPosition', namesSchema(cookieBannerBarPositions)),
    ),
    rule('isRestrictiveCookiePolicyAbsolute', { const: true }, mustBeOn('isRestrictiveCookiePolicyEnabled')),
    rule('isRestrictiveCookiePolicyEnabled', { const: true }, mustBeOn('isCookieBannerEnabled')),
    rule('cookieBannerAcceptType', { const: 'OPT_IN' }, must('cookieBannerOptOutCtaText', namesSchema(['']))),
  ],
  examples: [{ isCookieBannerEnabled: true, cookieBannerVariant: 'BAR', cookieBannerPosition: 'BOTTOM' }],
});
