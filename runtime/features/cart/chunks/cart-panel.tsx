/** The cart over the page, where the template has a floating cart: a React island in a `<dialog>`. */
import { useSyncExternalStore } from 'react';
import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { closesOnBack } from '../../../browser/closes-on-back.ts';
import type { Page } from '../../../page/page.ts';
import { Modal } from '../../../ui/Modal.tsx';
import modalStyles from '../../../ui/modal.css';
import { mountIsland } from '../../../ui/mount-island.tsx';
import panelStyles from '../cart-panel.css';
import { type CartView, createCartView } from '../Cart.tsx';

/** Opens the panel; settles when it is drawn. `cartUrl` is where the floating cart leads. */
export async function openCartPanel(page: Page, cartUrl: string): Promise<void> {
  const close = () => {
    stopTakeBack();
    leave();
    island.dispose();
    view.dispose();
    removeStyles();
  };
  const view = await createCartView(page, { continueUrl: '#', onContinue: () => close() });
  const removeStyles = adoptStyles(document, modalStyles + panelStyles);
  const leave = closesOnBack(() => close());
  const stopTakeBack = page.emitter.on('take-back', () => close());
  const island = mountIsland(
    document,
    <CartPanel view={view} cartUrl={cartUrl} onClose={close} />,
    (error) => page.errors.report(error, { island: 'cart-panel' }),
    // Beside the body: templates that change pages themselves replace what is in it.
    document.documentElement,
  );
}

interface CartPanelProps {
  readonly view: CartView;
  readonly cartUrl: string;
  readonly onClose: () => void;
}

function CartPanel({ view: { words, subscribe, element }, cartUrl, onClose }: CartPanelProps) {
  const { cart, quickView } = useSyncExternalStore(subscribe, words);
  return (
    <Modal name={cart.title} closeName={cart.close} className="ss-cart-panel" onClose={onClose}>
      <h2 className="ss-modal-title">{cart.title}</h2>
      {element}
      <a className="ss-cart-panel-link" href={cartUrl}>
        {quickView.openCart}
      </a>
    </Modal>
  );
}
