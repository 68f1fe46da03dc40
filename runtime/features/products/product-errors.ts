import { buildElement } from '../../browser/build-element.ts';
import type { OptionControls } from './options.ts';

export interface ProductErrors {
  /** Shows a sentence at each of the options, and moves the focus to the first. */
  showMissing(options: readonly string[], sentence: (option: string) => string): void;
  clear(): void;
}

/** The sentences beside options that still have to be chosen. `commerce#missing-options` */
export function createProductErrors(controls: OptionControls | null): ProductErrors {
  const shown = new Map<string, HTMLElement>();
  return {
    showMissing(options, sentence) {
      for (const option of options) {
        const found = controls?.find(option);
        if (!found) continue;
        const error = buildElement(document, 'p', { class: 'ss-product-error', role: 'alert' }, sentence(option));
        found.container.append(error);
        found.control.setAttribute('aria-invalid', 'true');
        shown.set(option, error);
      }
      controls?.find(options[0] ?? '')?.control.focus();
    },
    clear() {
      for (const [option, error] of shown) {
        error.remove();
        controls?.find(option)?.control.removeAttribute('aria-invalid');
      }
      shown.clear();
    },
  };
}
