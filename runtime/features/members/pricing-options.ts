import type { Mounted } from '../../page/mountable.ts';

/**
 * The toggle between two pricing options of a member access page: the buttons `[data-pricing-option]` and what belongs to each,
 * `[data-pricing-option-panel]` (markup of our choice: none is shown). Choosing the one that is chosen does nothing. Spec 2 §2.
 */
export function mountPricingOptions(root: HTMLElement): Mounted {
  const buttons = Array.from(root.querySelectorAll<HTMLElement>('[data-pricing-option]'));
  const panels = Array.from(root.querySelectorAll<HTMLElement>('[data-pricing-option-panel]'));
  const ended = new AbortController();
  let chosen = '';
  const choose = (option: string) => {
    if (option === chosen) return;
    chosen = option;
    for (const button of buttons) button.setAttribute('aria-pressed', `${button.dataset.pricingOption === option}`);
    for (const panel of panels) panel.hidden = panel.dataset.pricingOptionPanel !== option;
    root.dispatchEvent(new CustomEvent('ss-runtime:pricing-option', { bubbles: true, detail: option }));
  };
  for (const button of buttons)
    button.addEventListener('click', () => choose(button.dataset.pricingOption ?? ''), { signal: ended.signal });
  const first = buttons.find((button) => button.getAttribute('aria-pressed') === 'true') ?? buttons[0];
  choose(first?.dataset.pricingOption ?? '');
  return {
    dispose() {
      ended.abort();
      for (const panel of panels) panel.hidden = false;
    },
  };
}
