import type { Mounted } from '../../page/mountable.ts';

/**
 * Mounts the toggle between the pricing options of a member page: a button `[data-pricing-option]` and a panel
 * `[data-pricing-option-panel]` for each. `commerce#pricing-options`
 */
export function mountPricingOptions(root: HTMLElement): Mounted {
  const buttons = Array.from(root.querySelectorAll<HTMLElement>('[data-pricing-option]'));
  const panels = Array.from(root.querySelectorAll<HTMLElement>('[data-pricing-option-panel]'));
  const controller = new AbortController();
  let chosen = '';
  const choose = (option: string) => {
    if (option === chosen) return;
    chosen = option;
    for (const button of buttons) button.setAttribute('aria-pressed', `${button.dataset.pricingOption === option}`);
    for (const panel of panels) panel.hidden = panel.dataset.pricingOptionPanel !== option;
    root.dispatchEvent(new CustomEvent('ss-runtime:pricing-option', { bubbles: true, detail: option }));
  };
  for (const button of buttons)
    button.addEventListener('click', () => choose(button.dataset.pricingOption ?? ''), { signal: controller.signal });
  const first = buttons.find((button) => button.getAttribute('aria-pressed') === 'true') ?? buttons[0];
  choose(first?.dataset.pricingOption ?? '');
  return {
    dispose() {
      controller.abort();
      for (const panel of panels) panel.hidden = false;
    },
  };
}
