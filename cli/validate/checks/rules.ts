import type { Severity } from '../../../runtime/contract/findings.ts';
import type { RuleDescription } from '../../report/findings.ts';
import type { LiteralMember } from '../literals/literal-node.ts';

interface Rule extends RuleDescription {
  readonly severity: Severity;
}

const rule = (id: string, severity: Severity, title: string, spec?: string): Rule =>
  spec === undefined ? { id, severity, title } : { id, severity, title, spec };

/** Every rule of `validate`: an error is what the runtime would skip or throw on, a warning what it would replace in silence. */
export const rules = {
  'input-unreadable': rule('input-unreadable', 'error', 'The input could not be read.'),
  'input-too-large': rule('input-too-large', 'error', 'The input is larger than can be read at once.'),
  'input-not-text': rule('input-not-text', 'error', 'The input is no text.'),
  'input-empty': rule('input-empty', 'warning', 'The input holds nothing.'),
  'input-without-items': rule(
    'input-without-items',
    'note',
    'The input holds neither gallery blocks, cookie settings, forms nor products.',
  ),
  interrupted: rule('interrupted', 'error', 'The run was stopped before its end.'),
  'json-syntax': rule('json-syntax', 'error', 'The text is not JSON.'),
  'page-context-syntax': rule('page-context-syntax', 'error', 'The page context is no object literal.'),
  'layout-limit': rule('layout-limit', 'warning', 'A layout holds more blocks than the platform takes.', '2 §9'),
  'unfinished-tag': rule('unfinished-tag', 'error', 'The page ends inside the tag of a gallery block.'),

  'gallery-data-undecodable': rule(
    'gallery-data-undecodable',
    'error',
    'The gallery is skipped: its data cannot be parsed.',
    '1 §8',
  ),
  'gallery-data-escaped': rule('gallery-data-escaped', 'warning', 'The quotes of the data are escaped once too often.'),
  'gallery-data-missing': rule('gallery-data-missing', 'error', 'The gallery has no data.', '1 §8'),
  'gallery-refused': rule('gallery-refused', 'error', 'The gallery cannot be shown with this value.', '1 §5'),
  'unknown-design': rule('unknown-design', 'warning', 'An unknown design falls back to the base layout.', '1 §2'),
  'missing-design': rule('missing-design', 'note', 'A block without a design has the base layout.', '1 §2'),
  'gallery-value': rule('gallery-value', 'warning', 'The runtime does not use this value of a gallery as given.', '1 §3'),

  'cookie-settings-type': rule('cookie-settings-type', 'warning', 'Cookie settings are an object.', '2 §3'),
  'computed-value': rule('computed-value', 'warning', 'Only running the script could tell this value.'),
  'cookie-banner-value': rule('cookie-banner-value', 'warning', 'The runtime does not use this cookie setting as given.', '2 §5'),
  'cookie-banner-position': rule('cookie-banner-position', 'warning', 'The banner cannot stand there in its variant.', '2 §5'),
  'cookie-banner-markup': rule(
    'cookie-banner-markup',
    'warning',
    'Markup that can run code is taken out of banner texts.',
    '2 §3',
  ),
  'cookie-policy-absolute': rule(
    'cookie-policy-absolute',
    'note',
    'Absolute has no effect while the restrictive policy is off.',
    '2 §5',
  ),
  'cookie-policy-without-banner': rule(
    'cookie-policy-without-banner',
    'note',
    'With the restrictive policy and no banner, cookies stay restricted.',
    '2 §5',
  ),
  'cookie-opt-out-unused': rule('cookie-opt-out-unused', 'note', 'An opt-out text is shown with OPT_IN_AND_OUT only.', '2 §3'),

  'form-undecodable': rule('form-undecodable', 'error', 'The form is skipped: its data cannot be read.', '2 §3'),
  'form-skipped': rule('form-skipped', 'error', 'The form cannot be shown.', '2 §3'),
  'form-field': rule('form-field', 'warning', 'The runtime leaves this field out.', '2 §3'),
  'form-value': rule('form-value', 'warning', 'The runtime does not use this value of a form as given.', '2 §3'),
  'form-redirect': rule('form-redirect', 'warning', 'The form does not lead there by itself.', '2 §4'),
  'form-unanswerable': rule('form-unanswerable', 'error', 'Nobody can send the form.', '2 §5'),

  'product-undecodable': rule('product-undecodable', 'error', 'Nothing can be bought: the product cannot be read.', '2 §3'),
  'product-price': rule('product-price', 'error', 'What has no usable price cannot be bought.', '2 §5'),
  'product-variant': rule('product-variant', 'warning', 'Visitors cannot choose this variant.', '2 §3'),
  'product-value': rule('product-value', 'warning', 'The runtime does not use this value of a product as given.', '2 §3'),
  'collection-limit': rule('collection-limit', 'warning', 'A collection holds more than the platform takes.', '2 §9'),
  'product-variant-id': rule('product-variant-id', 'note', 'Variant ids are random UUIDs.', '2 §5'),

  'unknown-key': rule('unknown-key', 'note', 'The runtime does not read this key.'),
  'duplicate-key': rule('duplicate-key', 'warning', 'A key occurs twice; the last one counts.'),
  'duplicate-attribute': rule('duplicate-attribute', 'warning', 'An attribute occurs twice; browsers keep the first.'),
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;

/** A rule that spoke on an item. */
export interface Problem {
  readonly ruleId: RuleId;
  readonly message: string;
  /** Index in the item's text. */
  readonly index: number;
  /** RFC 6901 pointer into the item. */
  readonly pointer: string;
  /** What the runtime takes in the place of a value. */
  readonly fix?: { readonly member: LiteralMember; readonly used: string | number | boolean };
}

/** The fix of a value that is there, where what the runtime takes can be written down. */
export function fixOf(member: LiteralMember | undefined, used: unknown): Pick<Problem, 'fix'> {
  if (!member || !(typeof used === 'string' || typeof used === 'number' || typeof used === 'boolean')) return {};
  return { fix: { member, used } };
}
