/** The visitor's account over the page. `commerce#account-dialog` */
import { hasCartCookie } from '../../../contract/cookies.ts';
import type { Page } from '../../../page/page.ts';
import { openModal } from '../../../ui/react/open-modal.tsx';
import { AccountDialog, type AccountDialogProps } from '../AccountDialog.tsx';
import accountStyles from '../account.css';

/** Opens the dialog; resolves once it is closed. */
export const openAccount = (page: Page, options: Pick<AccountDialogProps, 'accounts' | 'allowSignup'>): Promise<void> =>
  openModal(page, {
    name: 'account',
    styles: accountStyles,
    render: (close) => <AccountDialog {...options} hasCart={page.cookies.read(hasCartCookie.name) !== null} onClose={close} />,
  });
