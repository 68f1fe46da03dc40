import { readFields, readNumber, readText } from '../contract/decoders/read.ts';
import { badgeTypes } from '../contract/enums/overlay.ts';
import { adoptStyles } from '../lib/adopt-styles.ts';
import type { Live } from '../page/mountable.ts';
import type { Page } from '../page/page.ts';
import { buildElement } from './build-element.ts';

const styles = `
.sqs-badge { display: flex; justify-content: center; box-sizing: border-box; margin: 0; padding: 16px; }
.sqs-badge > * {
  display: inline-flex; align-items: center; box-sizing: border-box; min-height: 44px; padding: 6px 18px; border: 1px solid #16181b; border-radius: 22px;
  color: #fff; background: #16181b; font: 600 13px/1.3 system-ui, sans-serif; text-decoration: none;
}
.sqs-badge[data-type=WHITE] > * { color: #16181b; background: #fff; border-color: #c9ccd1; }
.sqs-badge > a:hover { text-decoration: underline; text-underline-offset: .2em; }
.sqs-badge > a:focus-visible { outline: 3px solid #16181b; outline-offset: 2px; box-shadow: 0 0 0 2px #fff; }
@media print { .sqs-badge { display: none; } }
`;

/** The platform's badge, last in the page and over nothing; null where the site has none. Its words are our choice. Spec 2 §3. */
export function mountBadge(document: Document, page: Page): Live | null {
  const given = readFields(page.given);
  const type = readNumber(readFields(given.websiteSettings).ssBadgeType);
  if (type !== badgeTypes.BLACK && type !== badgeTypes.WHITE) return null;
  const removeStyles = adoptStyles(document, styles);
  const domain = readText(given.appDomain);
  const words = domain ? `Made with ${domain}` : 'Made with a website builder';
  const isAddress = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain);
  const inside = isAddress
    ? buildElement(document, 'a', { href: `https://${domain}/`, rel: 'noopener' }, words)
    : buildElement(document, 'span', {}, words);
  const badge = buildElement(
    document,
    'aside',
    { class: 'sqs-badge', 'data-type': type === badgeTypes.BLACK ? 'BLACK' : 'WHITE', 'aria-label': 'Badge' },
    inside,
  );
  document.body.append(badge);
  return {
    destroy() {
      badge.remove();
      removeStyles();
    },
  };
}
