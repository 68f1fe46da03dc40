import type { Clock } from '../../browser/clock.ts';
import { runtimeError } from '../../contract/errors.ts';
import { waitForLimits, waitForMessages } from '../../contract/helpers/constants.ts';

export interface WaitForOptions {
  readonly parent: (ParentNode & Pick<Node, 'isConnected'>) | null | undefined;
  readonly selector: string | null | undefined;
  /** Number of elements that must match; at least 1, which is the default. */
  readonly minElements?: number;
  /** Number of further attempts, 100 ms apart; without limit if it is 0, absent or above 99,999,999. */
  readonly retries?: number;
}

/**
 * Resolves with all matching elements once there are enough: helpers#wait-for-elements. Rejects with a RuntimeError: at once when
 * the parent or the selector is missing (`missing-parent-or-selector`), when the parent leaves the document (`missing-parent`),
 * and after the last attempt (`not-found`). Rejects with the browser's error for an invalid selector.
 */
export function waitFor(
  clock: Pick<Clock, 'now' | 'after'>,
  { parent, selector, minElements = 1, retries = 0 }: WaitForOptions,
): Promise<readonly Element[]> {
  return new Promise((resolve, reject) => {
    if (!parent || !selector) return reject(runtimeError('missing-parent-or-selector', waitForMessages.missingParentOrSelector));
    const startMs = clock.now();
    const maxAttempts = retries > 0 && retries <= waitForLimits.unlimitedRetriesAbove ? retries : Number.POSITIVE_INFINITY;
    const attempt = (earlierAttempts: number) => {
      try {
        if (!parent.isConnected) throw runtimeError('missing-parent', waitForMessages.missingParent);
        const found = [...parent.querySelectorAll(selector)];
        if (found.length >= Math.max(minElements, waitForLimits.minElements)) return resolve(found);
        if (earlierAttempts >= maxAttempts)
          throw runtimeError('not-found', waitForMessages.notFound(selector, clock.now() - startMs));
        clock.after(waitForLimits.pollMs, () => attempt(earlierAttempts + 1));
      } catch (error) {
        reject(error);
      }
    };
    attempt(0);
  });
}
