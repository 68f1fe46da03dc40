import { buildElement } from '../../browser/build-element.ts';
import type { OptionControls } from './options.ts';

export interface ProductErrors {
  /** Names each option that is open at its own place, and takes the visitor to the first. */
  askFor(options: readonly string[], sentence: (option: string) => string): void;
  clear(): void;
}

/** What keeps a product from being bought, each at the option that it speaks of. */
export function createProductErrors(controls: OptionControls | null): ProductErrors {
  const shown = new Map<string, HTMLElement>();
  return {
    askFor(options, sentence) {
      for (const option of options) {
        const place = controls?.place(option);
        if (!place) continue;
        const error = buildElement(document, 'p', { class: 'ss-product-error', role: 'alert' }, sentence(option));
        place.container.append(error);
        place.control.setAttribute('aria-invalid', 'true');
        shown.set(option, error);
      }
      controls?.place(options[0] ?? '')?.control.focus();
    },
    clear() {
      for (const [option, error] of shown) {
        error.remove();
        controls?.place(option)?.control.removeAttribute('aria-invalid');
      }
      shown.clear();
    },
  };
}
