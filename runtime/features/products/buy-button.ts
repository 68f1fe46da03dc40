import type { Clock } from '../../browser/clock.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';

const addedMs = 2500;

type BuyState = 'idle' | 'adding' | 'added';

export interface BuyButton {
  readonly isBusy: boolean;
  /** Shows a state; without an argument the current one again. `added` becomes `idle` after a while. */
  show(state?: BuyState): void;
  dispose(): void;
}

export interface BuyButtonOptions {
  readonly clock: Clock;
  readonly texts: () => Pick<StoreTexts['product'], 'soldOut' | 'adding' | 'added'>;
  readonly isSoldOut: () => boolean;
}

/** Shows the state of the button that adds to the cart: its text, `aria-disabled` and `data-ss-state`. `commerce#buy-button` */
export function createBuyButton(button: HTMLElement, label: HTMLElement, options: BuyButtonOptions): BuyButton {
  const servedText = label.textContent ?? '';
  let state: BuyState = 'idle';
  let cancelTimer = () => {};
  const textFor = (isSoldOut: boolean): string => {
    const { soldOut, adding, added } = options.texts();
    if (state === 'adding') return adding;
    if (state === 'added') return added;
    return isSoldOut ? soldOut : button.dataset.originalLabel || servedText;
  };
  const show: BuyButton['show'] = (next = state) => {
    if (next !== state) cancelTimer();
    if (next === 'added' && state !== next) cancelTimer = options.clock.after(addedMs, () => show('idle'));
    state = next;
    const isSoldOut = options.isSoldOut();
    const text = textFor(isSoldOut);
    if (label.textContent !== text) label.textContent = text;
    button.setAttribute('aria-disabled', `${isSoldOut || state === 'adding'}`);
    button.classList.toggle('sold-out', isSoldOut);
    button.dataset.ssState = isSoldOut ? 'sold-out' : state;
  };
  return {
    get isBusy() {
      return state === 'adding';
    },
    show,
    dispose() {
      cancelTimer();
      label.textContent = servedText;
      button.removeAttribute('aria-disabled');
      delete button.dataset.ssState;
    },
  };
}
