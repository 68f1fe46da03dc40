import { adoptStyles } from '../../browser/adopt-styles.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { badgeTypes } from '../../contract/overlays/overlay-enums.ts';
import { readFields, readNumber, readText } from '../../contract/read.ts';
import { bars } from '../../contract/texts/en/common.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { buildStaticView } from '../../ui/dom/view.ts';
import { view } from './BadgeMarkup.tsx?static';
import badgeStyles from './badge.css';

/** Appends the platform's badge to the page; returns null where the site has none. overlays#badge-types */
export function mountBadge(document: Document, page: Page): Mounted | null {
  const input = readFields(page.rawContext);
  const type = readNumber(readFields(input.websiteSettings).ssBadgeType);
  if (type !== badgeTypes.BLACK && type !== badgeTypes.WHITE) return null;
  const removeStyles = adoptStyles(document, badgeStyles);
  const { root: badge, link, label } = buildStaticView(document, view);
  badge.dataset.type = type === badgeTypes.BLACK ? 'BLACK' : 'WHITE';
  const domain = readText(input.appDomain);
  const isHostName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain);
  if (isHostName) {
    link.href = `https://${domain}/`;
    label.remove();
  } else link.remove();
  const stopTexts = withTexts(page.chunks, { bars }, (texts) => {
    badge.setAttribute('aria-label', texts.bars.badge);
    (isHostName ? link : label).textContent = domain ? texts.bars.madeWith(domain) : texts.bars.madeWithBuilder;
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
