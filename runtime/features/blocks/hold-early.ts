// Part of the boot script.
import { earlyControls } from '../../blocks.ts';
import type { PressHold } from '../../browser/press-hold.ts';

/**
 * Holds presses of everything that may be a control until it is known which code each needs: site#early-presses. Forms and
 * buttons of the site's own code are left to the browser.
 * @returns the function that ends the hold. Presses that nothing else holds by the end of the current task are repeated then.
 */
export function holdEarly(presses: PressHold): () => void {
  let end = (): void => {};
  const until = new Promise<boolean>((resolve) => {
    end = () => {
      remove();
      resolve(true);
    };
  });
  const remove = presses.add(
    (target, { type }) => target.closest(type === 'submit' ? 'form:not(.sqs-block-code *)' : earlyControls) && { until },
  );
  return end;
}
