import { notInView, type PageReport } from '../../common/visits/page-report.ts';
import { whatHides } from './find-hider.ts';
import { unknownControllers } from './known-controllers.ts';

/** Classes of blocks without behaviour, in both generations of markup. The server's markup is complete. */
const staticBlocks: ReadonlySet<string> = new Set(
  (
    'navigation html logo collectionlink link spacer code quote markdown horizontalrule socialaccountlinks ' +
    'socialaccountlinks-v2 menu archive tagcloud rss embed emailfooter'
  )
    .split(' ')
    .map((name) => `sqs-block-${name}`),
);
/** Returns whether a block needs no runtime. A component without a class for its kind, such as a shape, is drawn by its CSS. */
const isStatic = (element: HTMLElement): boolean =>
  [...element.classList].some((token) => staticBlocks.has(token)) ||
  (kindOf(element) === 'sqs-block-image' && element.querySelector('img[data-src]:not([src])') === null) ||
  (element.dataset.blockType === '1337' && kindOf(element) === undefined);
/** Selects mounted blocks and blocks with an error. */
const marked = '[data-ss-block],[data-ss-form],[data-ss-map],[data-ss-block-error]';

/** Returns the number of mounted blocks of the page by kind, and the other blocks with their reasons. */
export function findBlocks(document: Document): Pick<PageReport, 'alive' | 'skipped'> {
  const alive: Record<string, number> = {};
  const skipped: { block: string; reason: string }[] = [];
  const isHere = document.documentElement.dataset.ssRuntime !== undefined;
  for (const element of document.querySelectorAll<HTMLElement>('[data-ss-block]')) {
    const kind = element.dataset.ssBlock ?? '';
    // A form and its wrapper are one block.
    const isPart = element.parentElement?.closest(`[data-ss-block="${kind}"]`);
    if (!isPart) alive[kind] = (alive[kind] ?? 0) + 1;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-ss-block-error]')) {
    // Most names are those of a theme's own script, or do nothing that a visitor sees.
    if (element.dataset.ssBlockError === 'unknown-controller' && unknownControllers(element.dataset).length === 0) continue;
    skipped.push({ block: blockName(element), reason: errorOf(element) });
  }
  for (const element of document.querySelectorAll<HTMLElement>('.sqs-block[data-block-type],[data-controller]')) {
    const isDone = element.matches(marked) || element.querySelector(marked) !== null;
    const needsNone = element.dataset.controller ? unknownControllers(element.dataset).length === 0 : isStatic(element);
    if (isDone || needsNone) continue;
    skipped.push({ block: blockName(element), reason: isHere ? reasonOf(element) : 'the runtime is not on the page' });
  }
  return { alive, skipped };
}

function errorOf(element: HTMLElement): string {
  const { ssBlockError = '' } = element.dataset;
  return ssBlockError === 'invisible' ? `invisible: ${whatHides(element, document)}` : ssBlockError;
}

function reasonOf(element: HTMLElement): string {
  // The runtime mounts such a block when it is in view, but no scrolling brings it into view.
  const hidden = element.checkVisibility() ? whatHides(element, document) : '';
  if (/^(outside|cut off)/.test(hidden)) return `never in view: ${hidden}`;
  return isInView(element) ? 'the runtime has no feature for this kind' : notInView;
}

/** Returns a block's name, such as `sqs-block-calendar #block-1`, or the names of its controllers. */
function blockName(element: HTMLElement): string {
  const { classList, dataset, id, localName } = element;
  const kind = kindOf(element) ?? (unknownControllers(dataset).join(', ') || (classList[0] ?? localName));
  return id ? `${kind} #${id}` : kind;
}

const kindOf = ({ classList }: HTMLElement): string | undefined =>
  [...classList].find((token) => token.startsWith('sqs-block-') && token !== 'sqs-block-website-component');

/** Returns whether a part of an element is visible without scrolling the page, and is not clipped by an element around it. */
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
  // An empty element has no height.
  const isLeft = isFlat ? bottom >= top && right >= left : bottom > top && right > left;
  return isLeft && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
