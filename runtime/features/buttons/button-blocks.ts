import { buttonContexts } from '../../contract/analytics/constants.ts';
import type { Mountable } from '../../page/mountable.ts';
import type { Hits } from '../analytics/index.ts';
import { readButton } from './button-fields.ts';
import { type FollowOptions, followButton } from './follow-button.ts';

export interface ButtonBlockOptions extends Pick<FollowOptions, 'clock' | 'presses' | 'canOutlivePage'> {
  readonly hits: Pick<Hits, 'buttonRender' | 'buttonClick'>;
  /** Runs `callback` at once, or when the visitor may be tracked: a visitor who agrees later has seen the button too. */
  readonly whenTracked: (callback: () => void) => void;
}

/**
 * Creates the mount of button blocks. The view of a button is recorded once, however often it is mounted. site#button-tracking
 */
export function createButtonBlocks(options: ButtonBlockOptions): Mountable {
  const seen = new WeakSet<HTMLElement>();
  // A popup may be built each time it is shown, so its buttons are recognised by their ids.
  const seenInPopup = new Set<string>();
  // A button that is mounted twice records its clicks once.
  const followed = new WeakSet<HTMLElement>();
  return {
    mount(container) {
      const link = container instanceof HTMLAnchorElement ? container : container.querySelector<HTMLAnchorElement>('a[href]');
      if (!link || followed.has(link)) return { dispose() {} };
      const describe = () => readButton(container, link);
      const { id, context } = describe();
      const isSeen = seen.has(container) || (context === buttonContexts.POPUP_OVERLAY && seenInPopup.has(id));
      if (!isSeen) options.whenTracked(() => void options.hits.buttonRender(describe()));
      seen.add(container);
      if (context === buttonContexts.POPUP_OVERLAY) seenInPopup.add(id);
      const unfollow = followButton(link, describe, options);
      followed.add(link);
      return {
        dispose() {
          unfollow();
          followed.delete(link);
        },
      };
    },
  };
}
