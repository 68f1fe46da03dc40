import createPurifier, { type Config } from 'dompurify';
import { trustedPolicy } from '../../browser/trusted-types.ts';

/**
 * The platform's markup as nodes that can do no harm: with its classes, data and pictures, which is what makes a block of it, and without scripts,
 * frames, forms and styles. Nothing in it loads before it stands on the page.
 */
export function cleanMarkup(html: string): DocumentFragment {
  const config: Config & { RETURN_DOM_FRAGMENT: true } = {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: ['form', 'input', 'select', 'textarea', 'style', 'dialog'],
    ADD_ATTR: ['target'],
    TRUSTED_TYPES_POLICY: trustedPolicy() as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  };
  const fragment = createPurifier(window).sanitize(html, config);
  for (const link of fragment.querySelectorAll<HTMLAnchorElement>('a[target]')) link.rel = 'noopener';
  return fragment;
}
