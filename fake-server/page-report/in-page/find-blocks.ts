import { blockTypes } from '../../../runtime/contract/blocks/block-types.ts';
import type { PageReport } from '../../../runtime/contract/page/page-report.ts';

/** Blocks that need nothing to live in them: what the server wrote is all there is. */
const still: ReadonlySet<number> = new Set([
  blockTypes.NAVIGATION,
  blockTypes.HTML,
  blockTypes.LOGO,
  blockTypes.COLLECTION_LINK,
  blockTypes.LINK,
  blockTypes.SPACER,
  blockTypes.CODE,
  blockTypes.QUOTE,
  blockTypes.MARKDOWN,
  blockTypes.HORIZONTAL_RULE,
  blockTypes.SOCIAL_ACCOUNT_LINKS,
  blockTypes.SOCIAL_ACCOUNT_LINKS_V2,
  blockTypes.MENU,
  blockTypes.ARCHIVE,
  blockTypes.TAGCLOUD,
  blockTypes.EMAIL_FOOTER,
]);
const live = '[data-ss-block],[data-ss-form],[data-ss-map]';

/** What is alive on the page, by kind, and what is not, with its reason. */
export function findBlocks(document: Document): Pick<PageReport, 'alive' | 'skipped'> {
  const alive: Record<string, number> = {};
  const skipped: { block: string; reason: string }[] = [];
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-ss-block]')) {
    const kind = dataset.ssBlock ?? '';
    alive[kind] = (alive[kind] ?? 0) + 1;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-ss-block-error]'))
    skipped.push({ block: nameOf(element), reason: element.dataset.ssBlockError ?? '' });
  for (const element of document.querySelectorAll<HTMLElement>('.sqs-block[data-block-type],[data-controller]')) {
    const type = Number(element.dataset.blockType);
    const isDone = element.matches(`${live},[data-ss-block-error]`) || element.querySelector(live) !== null;
    if (isDone || still.has(type) || (type === 1337 && !element.dataset.controller)) continue;
    skipped.push({
      block: nameOf(element),
      reason: isInView(element) ? 'nothing of the runtime lives in this kind' : 'not in view yet',
    });
  }
  return { alive, skipped };
}

/** Such as `sqs-block-calendar #block-1`, or the controllers' names. */
function nameOf({ classList, dataset, id, localName }: HTMLElement): string {
  const kind = [...classList].find((token) => token.startsWith('sqs-block-')) ?? dataset.controller ?? classList[0] ?? localName;
  return id ? `${kind} #${id}` : kind;
}

export function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
