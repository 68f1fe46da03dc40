import createPurifier, { type Config } from 'dompurify';
import { trustedPolicy } from '../../browser/trusted-types.ts';

/**
 * Returns the platform's markup as nodes, with its forms, styles and frames, but without scripts, event handlers, script
 * addresses and plug-ins. Nothing in them loads before they are on the page.
 */
export function cleanMarkup(html: string): DocumentFragment {
  const config: Config & { RETURN_DOM_FRAGMENT: true } = {
    RETURN_DOM_FRAGMENT: true,
    // A style sheet at the start would go into the head of the parsed document.
    FORCE_BODY: true,
    // Fields keep their names, even those of form properties.
    SANITIZE_DOM: false,
    ADD_TAGS: ['iframe', 'link', 'use'],
    ADD_ATTR: [
      ...['target', 'form', 'formaction', 'formmethod', 'formtarget', 'formnovalidate'],
      ...['allow', 'allowfullscreen', 'frameborder', 'sandbox', 'scrolling', 'referrerpolicy'],
    ],
    TRUSTED_TYPES_POLICY: trustedPolicy() as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  };
  const fragment = createPurifier(window).sanitize(html, config);
  for (const link of fragment.querySelectorAll<HTMLAnchorElement>('a[target]')) link.rel = 'noopener';
  return fragment;
}
