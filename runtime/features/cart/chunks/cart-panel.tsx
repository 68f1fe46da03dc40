/** The cart over the page, for templates with a floating cart. `commerce#cart-panel` */
import { cart, quickView } from '../../../contract/texts/en/store.ts';
import type { Page } from '../../../page/page.ts';
import { Modal } from '../../../ui/react/Modal.tsx';
import { openModal } from '../../../ui/react/open-modal.tsx';
import { useTexts } from '../../../ui/react/use-texts.tsx';
import { CartView, type CartViewProps } from '../CartView.tsx';
import cartStyles from '../cart.css';
import panelStyles from '../cart-panel.css';

/** Opens the panel; resolves once it is closed. `cartUrl` is the address of the floating cart's link. */
export async function openCartPanel(page: Page, cartUrl: string): Promise<void> {
  const commerce = await page.service('commerce');
  commerce.cart.get().catch(page.errors.report);
  await openModal(page, {
    name: 'cart-panel',
    styles: panelStyles + cartStyles,
    hasHistoryEntry: true,
    render: (close) => <CartPanel commerce={commerce} cartUrl={cartUrl} onClose={close} />,
  });
}

interface CartPanelProps extends Pick<CartViewProps, 'commerce'> {
  readonly cartUrl: string;
  readonly onClose: () => void;
}

const english = { cart, quickView };

function CartPanel({ commerce, cartUrl, onClose }: CartPanelProps) {
  const texts = useTexts(english, 'store');
  return (
    <Modal name={texts.cart.title} closeName={texts.cart.close} className="ss-cart-panel" onClose={onClose}>
      <h2 className="ss-modal-title">{texts.cart.title}</h2>
      <CartView commerce={commerce} continueUrl="#" onContinue={onClose} />
      <a className="ss-cart-panel-link" href={cartUrl}>
        {texts.quickView.openCart}
      </a>
    </Modal>
  );
}
