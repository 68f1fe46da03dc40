import type { Severity } from '../../../fake-server/common/findings.ts';
import type { RuleDescription } from '../../report/findings.ts';
import type { LiteralMember } from '../find/literals/literal-node.ts';
import type { Near } from './near.ts';

interface Rule extends RuleDescription {
  readonly severity: Severity;
  /** Its severity with `--strict`, if that differs. */
  readonly strictSeverity?: Severity;
}

const rule = (id: string, severity: Severity, title: string, reference?: string): Rule => ({
  id,
  severity,
  title,
  ...(reference !== undefined && { reference }),
});

/** A limit of the platform's editor. Published pages exceed them, and visitors see no difference: a note. */
const editorLimit = (id: string, title: string, reference: string): Rule => ({
  ...rule(id, 'note', title, reference),
  strictSeverity: 'warning',
});

/** Rules of `validate`. Error: the runtime skips the item or throws. Warning: the runtime replaces a value silently. */
export const rules = {
  'input-unreadable': rule('input-unreadable', 'error', 'The input could not be read.'),
  'input-too-large': rule('input-too-large', 'error', 'The input is larger than can be read at once.'),
  'input-not-text': rule('input-not-text', 'error', 'The input is not text.'),
  'input-dangling-link': rule('input-dangling-link', 'note', 'A symbolic link leads to no file.'),
  'input-empty': rule('input-empty', 'warning', 'The input is empty.'),
  'input-without-items': rule(
    'input-without-items',
    'note',
    'The input contains neither gallery blocks, cookie settings, forms nor products.',
  ),
  interrupted: rule('interrupted', 'error', 'The run was stopped before its end.'),
  'json-syntax': rule('json-syntax', 'error', 'The text is not JSON.'),
  'page-context-syntax': rule('page-context-syntax', 'error', 'The page context is not an object literal.'),
  'layout-limit': editorLimit('layout-limit', 'A layout has more blocks than the platform’s editor accepts.', 'site#block-types'),
  'unfinished-tag': rule('unfinished-tag', 'error', 'The page ends inside the tag of a gallery block.'),

  'gallery-data-undecodable': rule(
    'gallery-data-undecodable',
    'error',
    'The gallery is skipped: its data cannot be parsed.',
    'gallery#data-unusable',
  ),
  'gallery-data-escaped': rule('gallery-data-escaped', 'warning', 'The quotes of the data are escaped with backslashes.'),
  'gallery-data-missing': rule('gallery-data-missing', 'error', 'The gallery has no data.', 'gallery#data-unusable'),
  'gallery-refused': rule('gallery-refused', 'error', 'The gallery cannot be shown with this value.', 'gallery#column-width'),
  'unknown-design': rule(
    'unknown-design',
    'warning',
    'An unknown design falls back to the base layout.',
    'gallery#block-designs',
  ),
  'missing-design': rule('missing-design', 'note', 'A block without a design has the base layout.', 'gallery#block-designs'),
  'gallery-value': rule(
    'gallery-value',
    'warning',
    'The runtime does not use this value of a gallery as given.',
    'gallery#option-values',
  ),

  'cookie-settings-type': rule('cookie-settings-type', 'warning', 'Cookie settings are an object.', 'consent#banner-settings'),
  'computed-value': rule('computed-value', 'warning', 'The value is known only when the script runs.'),
  'cookie-banner-value': rule(
    'cookie-banner-value',
    'warning',
    'The runtime does not use this cookie setting as given.',
    'consent#banner-settings',
  ),
  'cookie-banner-position': rule(
    'cookie-banner-position',
    'warning',
    'The banner’s variant has no such position.',
    'consent#banner-position',
  ),
  'cookie-banner-markup': rule(
    'cookie-banner-markup',
    'warning',
    'Markup that can run code is removed from banner texts.',
    'consent#banner-html',
  ),
  'cookie-policy-absolute': rule(
    'cookie-policy-absolute',
    'note',
    'Absolute has no effect while the restrictive policy is off.',
    'consent#restriction',
  ),
  'cookie-policy-without-banner': rule(
    'cookie-policy-without-banner',
    'note',
    'With the restrictive policy and no banner, cookies stay restricted.',
    'consent#restriction',
  ),
  'cookie-opt-out-unused': rule(
    'cookie-opt-out-unused',
    'note',
    'An opt-out text is shown with OPT_IN_AND_OUT only.',
    'consent#accept-type',
  ),

  'form-undecodable': rule('form-undecodable', 'error', 'The form is skipped: its data cannot be read.', 'forms#broken-context'),
  'form-skipped': rule('form-skipped', 'error', 'The form cannot be shown.', 'forms#broken-context'),
  'form-field': rule('form-field', 'warning', 'The runtime leaves this field out.', 'forms#context-defaults'),
  'form-value': rule(
    'form-value',
    'warning',
    'The runtime does not use this value of a form as given.',
    'forms#context-defaults',
  ),
  'form-redirect': rule(
    'form-redirect',
    'warning',
    'The form does not follow this redirect automatically.',
    'forms#success-redirect',
  ),
  'form-unanswerable': rule('form-unanswerable', 'error', 'The form cannot be sent.', 'forms#required'),

  'product-undecodable': rule(
    'product-undecodable',
    'error',
    'Nothing can be bought: the product cannot be read.',
    'commerce#product-shapes',
  ),
  'product-price': rule('product-price', 'error', 'A product without a valid price cannot be bought.', 'commerce#price-limit'),
  'product-variant': rule('product-variant', 'warning', 'Visitors cannot choose this variant.', 'commerce#variant-options'),
  'product-value': rule(
    'product-value',
    'warning',
    'The runtime does not use this value of a product as given.',
    'commerce#product-shapes',
  ),
  'product-limit': editorLimit(
    'product-limit',
    'A SKU, tag or category is longer than the platform’s editor accepts.',
    'commerce#catalogue-limits',
  ),
  'collection-limit': editorLimit(
    'collection-limit',
    'A collection is larger than the platform’s editor accepts.',
    'commerce#catalogue-limits',
  ),
  'product-variant-id': rule('product-variant-id', 'note', 'Variant ids are random UUIDs.', 'commerce#variant-id'),

  'unknown-key': rule('unknown-key', 'note', 'The runtime does not read this key.'),
  'duplicate-key': rule('duplicate-key', 'warning', 'A key occurs twice; the last one counts.'),
  'duplicate-attribute': rule('duplicate-attribute', 'warning', 'An attribute occurs twice; browsers keep the first.'),
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;

/** A violation of a rule by an item. */
export interface Problem {
  readonly ruleId: RuleId;
  readonly message: string;
  /** Index in the item's text. */
  readonly index: number;
  /** RFC 6901 pointer into the item. */
  readonly pointer: string;
  /** Value that the runtime uses in place of the given one. */
  readonly fix?: { readonly member: LiteralMember; readonly used: string | number | boolean };
  /** Name that is likely meant by a misspelt one. */
  readonly near?: Near;
}

/** Returns the fix of a given value; an empty object when the runtime's value cannot be written as a literal. */
export function fixOf(member: LiteralMember | undefined, used: unknown): Pick<Problem, 'fix'> {
  if (!member || !(typeof used === 'string' || typeof used === 'number' || typeof used === 'boolean')) return {};
  return { fix: { member, used } };
}
