import type { Clock } from '../../browser/clock.ts';
import { runtimeError } from '../../contract/errors.ts';
import { waitForLimits } from '../../contract/helpers/limits.ts';
import { waitForMessages } from '../../contract/helpers/messages.ts';

export interface WaitForOptions {
  readonly parent: (ParentNode & Pick<Node, 'isConnected'>) | null | undefined;
  readonly selector: string | null | undefined;
  /** So many elements must match; 1 if absent or less. */
  readonly minElements?: number;
  /** Looks again so often, every 100 ms; 0, absent or above 99999999 is without limit. */
  readonly retries?: number;
}

/**
 * Waits until elements that match are there, and returns all of them. Rejects with a RuntimeError: at once when the parent or the
 * selector is missing (`missing-parent-or-selector`), when the parent leaves the document meanwhile (`missing-parent`), and when
 * the elements were not there by the last look (`not-found`). A selector that is not valid rejects with the browser's own error.
 * Spec 2 §5 "Wait-for-existence helper", §8 "Other".
 */
export function waitFor(
  clock: Pick<Clock, 'now' | 'after'>,
  { parent, selector, minElements = 1, retries = 0 }: WaitForOptions,
): Promise<readonly Element[]> {
  return new Promise((resolve, reject) => {
    if (!parent || !selector) return reject(runtimeError('missing-parent-or-selector', waitForMessages.missingParentOrSelector));
    const startMs = clock.now();
    const most = retries > 0 && retries <= waitForLimits.unlimitedRetriesAbove ? retries : Number.POSITIVE_INFINITY;
    const look = (looks: number) => {
      try {
        if (!parent.isConnected) throw runtimeError('missing-parent', waitForMessages.missingParent);
        const found = [...parent.querySelectorAll(selector)];
        if (found.length >= Math.max(minElements, waitForLimits.minElements)) return resolve(found);
        if (looks >= most) throw runtimeError('not-found', waitForMessages.notFound(selector, clock.now() - startMs));
        clock.after(waitForLimits.pollMs, () => look(looks + 1));
      } catch (error) {
        reject(error);
      }
    };
    look(0);
  });
}
