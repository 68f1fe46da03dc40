/** A product over the page, sold there as on its own page. `commerce#quick-view` */
import type { Page } from '../../../page/page.ts';
import { openModal } from '../../../ui/react/open-modal.tsx';
import { QuickView } from '../QuickView.tsx';
import quickViewStyles from '../quick-view.css';

/** Opens the view at once and fills it when the product is loaded. Resolves once it is closed. */
export const openQuickView = (page: Page, id: string): Promise<void> =>
  openModal(page, {
    name: 'quick-view',
    styles: quickViewStyles,
    hasHistoryEntry: true,
    render: (close) => <QuickView id={id} onClose={close} />,
  });
