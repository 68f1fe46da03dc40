/** The account over the page: a React island in a `<dialog>`. */
import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { hasCartCookie } from '../../../contract/cookies.ts';
import { account as accountWords } from '../../../contract/texts/en/store.ts';
import type { StoreTexts } from '../../../contract/texts/texts.ts';
import type { Page } from '../../../page/page.ts';
import modalStyles from '../../../ui/modal.css';
import { mountIsland } from '../../../ui/mount-island.tsx';
import { AccountDialog } from '../AccountDialog.tsx';
import accountStyles from '../account.css';
import type { Accounts } from '../accounts.ts';

export interface AccountDialogLive {
  readonly closed: Promise<void>;
}

export interface OpenAccountOptions {
  readonly page: Page;
  readonly accounts: Accounts;
  readonly allowSignup: boolean;
  readonly onEnd: () => void;
}

export function openAccount({ page, accounts, allowSignup, onEnd }: OpenAccountOptions): AccountDialogLive {
  const listeners = new Set<() => void>();
  let words: StoreTexts['account'] = accountWords;
  const stopTexts = withTexts(
    page.chunks,
    { account: accountWords },
    (texts) => {
      words = texts.account;
      for (const listener of listeners) listener();
    },
    'store',
  );
  const removeStyles = adoptStyles(document, modalStyles + accountStyles);
  let settle = () => {};
  const closed = new Promise<void>((resolve) => {
    settle = resolve;
  });
  let stopTakeBack = () => {};
  const close = () => {
    stopTakeBack();
    stopTexts();
    island.dispose();
    removeStyles();
    onEnd();
    settle();
  };
  const island = mountIsland(
    document,
    <AccountDialog
      accounts={accounts}
      allowSignup={allowSignup}
      hasCart={page.cookies.read(hasCartCookie.name) !== null}
      words={() => words}
      subscribe={(listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      }}
      onClose={close}
    />,
    (error) => page.errors.report(error, { island: 'account' }),
    // Beside the body: templates that change pages themselves replace what is in it.
    document.documentElement,
  );
  stopTakeBack = page.emitter.on('take-back', close);
  return { closed };
}
