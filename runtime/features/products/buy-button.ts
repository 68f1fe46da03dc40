import type { Clock } from '../../browser/clock.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';

/** How long a button says that it has worked (our choice). */
const addedMs = 2500;

type BuyState = 'idle' | 'adding' | 'added';

export interface BuyButton {
  readonly isBusy: boolean;
  /** Shows a state, or with none the one it is in, as things stand now; one that has worked is idle again soon. */
  show(state?: BuyState): void;
  dispose(): void;
}

/** What the button that adds to the cart says of itself. Spec 2 §4, §8. */
export function createBuyButton(
  button: HTMLElement,
  label: HTMLElement,
  options: { clock: Clock; words(): Pick<StoreTexts['product'], 'soldOut' | 'adding' | 'added'>; isSoldOut(): boolean },
): BuyButton {
  const before = label.textContent ?? '';
  let state: BuyState = 'idle';
  let cancelAdded = () => {};
  const show: BuyButton['show'] = (next = state) => {
    if (next !== state) cancelAdded();
    if (next === 'added' && state !== next) cancelAdded = options.clock.after(addedMs, () => show('idle'));
    state = next;
    const { soldOut, adding, added } = options.words();
    const isSoldOut = options.isSoldOut();
    const text = { idle: isSoldOut ? soldOut : button.dataset.originalLabel || before, adding, added }[state];
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
      cancelAdded();
      label.textContent = before;
      button.removeAttribute('aria-disabled');
      delete button.dataset.ssState;
    },
  };
}
