import type { Clock } from '../../browser/clock.ts';
import { isPlainClick } from '../../browser/hold-click.ts';
import { buttonTimeoutMs } from '../../contract/analytics/limits.ts';
import type { ButtonFields, Hits } from '../analytics/index.ts';

export interface FollowOptions {
  readonly clock: Pick<Clock, 'after'>;
  readonly hits: Pick<Hits, 'buttonClick'>;
  /** The browser carries a call on when its page is gone: nobody need be held then. */
  readonly canOutlivePage: boolean;
}

/**
 * Records each click on a button's link before the browser follows it. Where calls outlive their page the visitor is not held:
 * the record is on its way, and stored, by the time the browser follows the link, which keeps the visitor's activation.
 * Elsewhere the navigation is held until the record has finished, at most 2500 ms, and then replayed once. Never held: new tabs,
 * modifier keys, other mouse buttons, downloads, and links that lead to no page, such as mailto. Spec 2 §4 "Button tracking".
 */
export function followButton(link: HTMLAnchorElement, describe: () => ButtonFields, options: FollowOptions): () => void {
  const { clock, hits, canOutlivePage } = options;
  let isReplay = false;
  let isHeld = false;
  const onClick = (event: MouseEvent) => {
    if (isReplay) return;
    if (isHeld) return event.preventDefault();
    const recorded = hits.buttonClick(describe());
    if (canOutlivePage || event.defaultPrevented || !leavesPage(link, event)) return;
    event.preventDefault();
    isHeld = true;
    const replay = () => {
      if (!isHeld) return;
      cancel();
      isHeld = false;
      // Marked, so that it is not recorded twice.
      isReplay = true;
      link.click();
      isReplay = false;
    };
    const cancel = clock.after(buttonTimeoutMs, replay);
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

/** The browser would leave this page, in this tab, for another one. */
function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (!isPlainClick(event) || link.hasAttribute('download')) return false;
  const { protocol, target, hash, pathname, search, host } = link;
  if (!/^https?:$/.test(protocol) || !['', '_self', '_parent', '_top'].includes(target)) return false;
  const { location } = link.ownerDocument;
  return !(hash && host === location.host && pathname === location.pathname && search === location.search);
}
