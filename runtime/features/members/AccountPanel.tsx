import { useEffect, useRef, useState } from 'react';
import { pageLocale } from '../../browser/language.ts';
import { formatMoney } from '../../contract/commerce/money.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import type { Account, Accounts } from './accounts.ts';

export interface AccountPanelProps {
  readonly accounts: Accounts;
  readonly texts: StoreTexts['account'];
  /** Whether there is a cart, of which a copy can be kept. */
  readonly hasCart: boolean;
  /** Called if the visitor turns out to be signed out. Has to be the same function for every render. */
  readonly onSignedOut: () => void;
  readonly onLoggedOut: () => void;
}

/** The visitor's name and orders, and the button that logs out. */
export function AccountPanel({ accounts, texts, hasCart, onSignedOut, onLoggedOut }: AccountPanelProps) {
  const [account, setAccount] = useState<Account | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** The platform's own sentence. */
  const [message, setMessage] = useState('');
  const keepsCart = useRef<HTMLInputElement>(null);
  useEffect(() => {
    accounts.read().then(
      (read) => {
        if (read) setAccount(read);
        else if (accounts.isSignedIn) setFailed(true);
        else onSignedOut();
      },
      () => setFailed(true),
    );
  }, [accounts, onSignedOut]);
  const logOut = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    const outcome = await accounts.logOut(keepsCart.current?.checked ?? false).catch(() => null);
    setBusy(false);
    if (outcome?.ok) return onLoggedOut();
    setMessage(outcome?.message ?? '');
    setFailed(true);
  };
  return (
    <div aria-busy={!account}>
      <p className="ss-account-error" role="alert">
        {hasFailed && (message || texts.failed)}
      </p>
      {!account && !hasFailed && <p>{texts.working}</p>}
      {account && <Orders account={account} texts={texts} />}
      {hasCart && (
        <label className="ss-account-check">
          <input type="checkbox" ref={keepsCart} />
          {texts.cloneCart}
        </label>
      )}
      <button type="button" className="ss-modal-button" aria-disabled={isBusy} onClick={() => void logOut()}>
        {isBusy ? texts.working : texts.logOut}
      </button>
    </div>
  );
}

function Orders({ account, texts }: { readonly account: Account } & Pick<AccountPanelProps, 'texts'>) {
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ') || account.email;
  return (
    <>
      <p className="ss-account-hello">{texts.hello(name)}</p>
      <h3>{texts.orders}</h3>
      {account.orders.length === 0 && <p>{texts.noOrders}</p>}
      <ul className="ss-account-orders">
        {account.orders.map(({ id, number, grandTotalCents, currency, createdOn }) => (
          <li key={id}>
            <span>{texts.order(number)}</span>
            <time dateTime={createdOn}>{dateText(createdOn)}</time>
            <strong>{formatMoney(grandTotalCents, currency)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the date in the page's language; the text itself if it is not a date. */
function dateText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : date.toLocaleDateString(pageLocale());
}
