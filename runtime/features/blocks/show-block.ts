import type { ShowPictures } from '../../browser/show-pictures.ts';
import { isBlockSkipped } from '../../page/block-skipped.ts';
import type { BlockDefinition } from '../../page/mountable.ts';
import { unreserve } from '../images/index.ts';
import { matches } from './matches.ts';

/** Images that no other block loads, below one that is skipped. */
const nobodysImages = 'img[data-src]:not(.sqs-block *,[data-ss-slides],[data-ss-slides] *)';

/** Shows a block as the server sent it, with its pictures. */
export function showBlock(definition: BlockDefinition, element: HTMLElement, showPictures: ShowPictures, error: unknown): void {
  // What has reserved nothing may be around other blocks, as the body is: theirs are left to them.
  if (definition.reserve) {
    unreserveIn(element);
    // A gallery whose data nobody can read has no columns; its pictures are not to be wider than it.
    if (isBlockSkipped(error)) for (const { style } of element.querySelectorAll('img')) style.maxWidth = '100%';
  } else if (isBlockSkipped(error)) {
    for (const image of element.querySelectorAll(nobodysImages)) showPictures(image);
    return;
  }
  showPictures(element);
}

/** Its code will not be there before the page is printed: the browser fetches the pictures by itself, and shows them as the server sent them. */
export function showBlockForPrint(element: HTMLElement, showPictures: ShowPictures): void {
  showPictures(element);
  for (const image of matches(element, 'img[loading=lazy]')) (image as HTMLImageElement).loading = 'eager';
  for (const slideshow of matches(element, '[data-ss-slides=show]')) unreserve(slideshow);
}

export function unreserveIn(block: HTMLElement): void {
  for (const element of [block, ...block.querySelectorAll<HTMLElement>('[data-ss-slides]')]) unreserve(element);
}
