import { adoptStyles } from '../../browser/adopt-styles.ts';
import { buildElement } from '../../browser/build-element.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { badgeTypes } from '../../contract/overlays/overlay-enums.ts';
import { readFields, readNumber, readText } from '../../contract/read.ts';
import { bars } from '../../contract/texts/en/common.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import badgeStyles from './badge.css';

/** The platform's badge, last in the page and over nothing; null where the site has none. Its words are our choice. Spec 2 §3. */
export function mountBadge(document: Document, page: Page): Mounted | null {
  const input = readFields(page.rawContext);
  const type = readNumber(readFields(input.websiteSettings).ssBadgeType);
  if (type !== badgeTypes.BLACK && type !== badgeTypes.WHITE) return null;
  const removeStyles = adoptStyles(document, badgeStyles);
  const domain = readText(input.appDomain);
  const isAddress = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain);
  const inside = isAddress
    ? buildElement(document, 'a', { href: `https://${domain}/`, rel: 'noopener' })
    : buildElement(document, 'span', {});
  const badge = buildElement(
    document,
    'aside',
    { class: 'sqs-badge', 'data-type': type === badgeTypes.BLACK ? 'BLACK' : 'WHITE' },
    inside,
  );
  const stopTexts = withTexts(page.chunks, { bars }, (texts) => {
    badge.setAttribute('aria-label', texts.bars.badge);
    inside.textContent = domain ? texts.bars.madeWith(domain) : texts.bars.madeWithBuilder;
  });
  document.body.append(badge);
  return {
    dispose() {
      stopTexts();
      badge.remove();
      removeStyles();
    },
  };
}
