import type { PageReport } from '../../../runtime/contract/page/page-report.ts';
import { whatHides } from './find-hider.ts';

/** Blocks that need nothing to live in them, by their classes, which both generations of markup have: what the server wrote is all there is. */
const still: ReadonlySet<string> = new Set(
  'navigation html logo collectionlink link spacer code quote markdown horizontalrule socialaccountlinks socialaccountlinks-v2 menu archive tagcloud rss embed emailfooter'
    .split(' ')
    .map((name) => `sqs-block-${name}`),
);
/** A component without a class of its own, such as a shape, is drawn by its CSS. */
const isStill = (element: HTMLElement): boolean =>
  [...element.classList].some((token) => still.has(token)) ||
  (kindOf(element) === 'sqs-block-image' && element.querySelector('img[data-src]:not([src])') === null) ||
  (element.dataset.blockType === '1337' && kindOf(element) === undefined);
/** What is alive, or is known not to be. */
const known = '[data-ss-block],[data-ss-form],[data-ss-map],[data-ss-block-error]';

/** What is alive on the page, by kind, and what is not, with its reason. */
export function findBlocks(document: Document): Pick<PageReport, 'alive' | 'skipped'> {
  const alive: Record<string, number> = {};
  const skipped: { block: string; reason: string }[] = [];
  const isHere = document.documentElement.dataset.ssRuntime !== undefined;
  for (const element of document.querySelectorAll<HTMLElement>('[data-ss-block]')) {
    const kind = element.dataset.ssBlock ?? '';
    // A form and its wrapper are one.
    const isPart = element.parentElement?.closest(`[data-ss-block="${kind}"]`);
    if (!isPart) alive[kind] = (alive[kind] ?? 0) + 1;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-ss-block-error]'))
    skipped.push({ block: nameOf(element), reason: errorOf(element) });
  for (const element of document.querySelectorAll<HTMLElement>('.sqs-block[data-block-type],[data-controller]')) {
    const isDone = element.matches(known) || element.querySelector(known) !== null;
    if (isDone || (!element.dataset.controller && isStill(element))) continue;
    skipped.push({ block: nameOf(element), reason: isHere ? reasonOf(element) : 'the runtime is not on the page' });
  }
  return { alive, skipped };
}

function errorOf(element: HTMLElement): string {
  const { ssBlockError = '' } = element.dataset;
  return ssBlockError === 'invisible' ? `invisible: ${whatHides(element, document)}` : ssBlockError;
}

function reasonOf(element: HTMLElement): string {
  // What waits to come into view never does, however far a visitor scrolls.
  const hidden = element.checkVisibility() ? whatHides(element, document) : '';
  if (hidden.startsWith('outside')) return `never in view: ${hidden}`;
  return isInView(element) ? 'nothing of the runtime lives in this kind' : 'not in view yet';
}

/** Such as `sqs-block-calendar #block-1`, or the controllers' names. */
function nameOf(element: HTMLElement): string {
  const { classList, dataset, id, localName } = element;
  const kind = kindOf(element) ?? dataset.controller ?? classList[0] ?? localName;
  return id ? `${kind} #${id}` : kind;
}

const kindOf = ({ classList }: HTMLElement): string | undefined =>
  [...classList].find((token) => token.startsWith('sqs-block-') && token !== 'sqs-block-website-component');

/** Whether any of an element can be seen without scrolling the page: what is closed, or cut off by what it lies in, cannot. */
export function isInView(element: Element): boolean {
  if (!element.checkVisibility()) return false;
  let { top, bottom, left, right } = element.getBoundingClientRect();
  const isFlat = top === bottom || left === right;
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowX === 'visible') continue;
    const edge = box.getBoundingClientRect();
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
  }
  // What holds nothing yet has no height.
  const isLeft = isFlat ? bottom >= top && right >= left : bottom > top && right > left;
  return isLeft && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
