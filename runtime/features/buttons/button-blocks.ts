import type { Clock } from '../../browser/clock.ts';
import { buttonContexts } from '../../contract/analytics/census-events.ts';
import type { Mountable } from '../../page/mountable.ts';
import type { Hits } from '../analytics/index.ts';
import { readButton } from './button-fields.ts';
import { followButton } from './follow-button.ts';

export interface ButtonBlockOptions {
  readonly clock: Pick<Clock, 'after'>;
  readonly hits: Pick<Hits, 'buttonRender' | 'buttonClick'>;
  readonly canOutlivePage: boolean;
  /** Does the work at once, or as soon as the visitor may be tracked: somebody who agrees later has seen the button all the same. */
  readonly whenTracked: (work: () => void) => void;
}

/** Buttons of the page: each is initialised once, and its view recorded then, however often it is mounted. Spec 2 §4. */
export function createButtonBlocks(options: ButtonBlockOptions): Mountable {
  const seen = new WeakSet<HTMLElement>();
  // A popup may be built again each time it is shown: its buttons are known by their ids.
  const seenInPopup = new Set<string>();
  // Whoever mounts a button that is alive already has nothing to do: its clicks are recorded once.
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
      const leave = followButton(link, describe, options);
      followed.add(link);
      return {
        dispose() {
          leave();
          followed.delete(link);
        },
      };
    },
  };
}
