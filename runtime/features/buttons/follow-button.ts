import type { Clock } from '../../browser/clock.ts';
import { isPlainPress, type PressHold } from '../../browser/press-hold.ts';
import { isSamePage } from '../../browser/same-page.ts';
import { buttonTimeoutMs } from '../../contract/analytics/constants.ts';
import type { ButtonFields, Hits } from '../analytics/index.ts';

export interface FollowOptions {
  readonly clock: Pick<Clock, 'after'>;
  readonly presses: Pick<PressHold, 'leftMs'>;
  readonly hits: Pick<Hits, 'buttonClick'>;
  /** Whether the browser completes calls of a page that was left; then no click waits. */
  readonly canOutlivePage: boolean;
}

/**
 * Records each click on a button's link before the browser follows it. Where calls do not outlive their page, the click is held
 * until the record has arrived, then repeated once; elsewhere it is not held, so that it keeps its user activation.
 * site#button-tracking
 */
export function followButton(link: HTMLAnchorElement, describe: () => ButtonFields, options: FollowOptions): () => void {
  const { clock, presses, hits, canOutlivePage } = options;
  let isReplay = false;
  let isHeld = false;
  const onClick = (event: MouseEvent) => {
    if (isReplay) return;
    if (isHeld) return event.preventDefault();
    const recorded = hits.buttonClick(describe());
    // A press that was early has been held before.
    const leftMs = presses.leftMs(buttonTimeoutMs);
    if (canOutlivePage || leftMs <= 0 || event.defaultPrevented || !leavesPage(link, event)) return;
    event.preventDefault();
    isHeld = true;
    const replay = () => {
      if (!isHeld) return;
      cancel();
      isHeld = false;
      // The replay is not recorded a second time.
      isReplay = true;
      link.click();
      isReplay = false;
    };
    const cancel = clock.after(leftMs, replay);
    recorded.then(replay, replay);
  };
  const onAuxiliary = (event: MouseEvent) => {
    if (event.button === 1) void hits.buttonClick(describe());
  };
  link.addEventListener('click', onClick);
  link.addEventListener('auxclick', onAuxiliary);
  return () => {
    link.removeEventListener('click', onClick);
    link.removeEventListener('auxclick', onAuxiliary);
  };
}

/** Returns whether the click replaces this page by another one. */
function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (!isPlainPress(event) || link.hasAttribute('download')) return false;
  const { protocol, target, hash } = link;
  if (!/^https?:$/.test(protocol) || !['', '_self', '_parent', '_top'].includes(target)) return false;
  return !(hash && isSamePage(link, link.ownerDocument.location));
}
