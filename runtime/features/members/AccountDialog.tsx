import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { formatMoney } from '../../contract/commerce/money.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import { Modal } from '../../ui/Modal.tsx';
import type { Account, AccountOutcome, Accounts } from './accounts.ts';

type Words = StoreTexts['account'];
type View = 'login' | 'signup' | 'forgot' | 'sent' | 'panel';

export interface AccountDialogProps {
  readonly accounts: Accounts;
  readonly allowSignup: boolean;
  /** There is a cart to keep a copy of. */
  readonly hasCart: boolean;
  readonly words: () => Words;
  readonly subscribe: (changed: () => void) => () => void;
  readonly onClose: () => void;
}

/** Log in, make an account, ask for a new password; and who is signed in, with their orders. Spec 2 §1, §3 "Session login payload". */
export function AccountDialog({ accounts, allowSignup, hasCart, words, subscribe, onClose }: AccountDialogProps) {
  const texts = useSyncExternalStore(subscribe, words);
  const [view, setView] = useState<View>(accounts.isSignedIn ? 'panel' : 'login');
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another title, which is read out
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [view]);
  const titles: Readonly<Record<View, string>> = {
    login: texts.logIn,
    signup: texts.signUp,
    forgot: texts.forgot,
    sent: texts.forgot,
    panel: texts.title,
  };
  const link = (to: View, text: string) => (
    <button type="button" className="ss-account-link" onClick={() => setView(to)}>
      {text}
    </button>
  );
  return (
    <Modal name={titles[view]} closeName={texts.close} className="ss-account" onClose={onClose}>
      <h2 className="ss-modal-title" ref={heading} tabIndex={-1}>
        {titles[view]}
      </h2>
      {view === 'login' && (
        <AccountForm
          key="login"
          texts={texts}
          submit={texts.logIn}
          send={({ email, password, rememberMe }) => accounts.logIn({ email, password, rememberMe })}
          onDone={onClose}
        >
          {(field) => (
            <>
              {field('email', texts.email, 'email')}
              {field('password', texts.password, 'current-password')}
              <label className="ss-account-check">
                <input type="checkbox" name="rememberMe" />
                {texts.remember}
              </label>
            </>
          )}
        </AccountForm>
      )}
      {view === 'signup' && (
        <AccountForm key="signup" texts={texts} submit={texts.signUp} send={(values) => accounts.signUp(values)} onDone={onClose}>
          {(field) => (
            <>
              <div className="ss-account-names">
                {field('firstName', texts.firstName, 'given-name')}
                {field('lastName', texts.lastName, 'family-name')}
              </div>
              {field('email', texts.email, 'email')}
              {field('password', texts.password, 'new-password')}
            </>
          )}
        </AccountForm>
      )}
      {view === 'forgot' && (
        <>
          <p>{texts.forgotLead}</p>
          <AccountForm
            key="forgot"
            texts={texts}
            submit={texts.sendLink}
            send={({ email }) => accounts.forgotPassword(email)}
            onDone={() => setView('sent')}
          >
            {(field) => field('email', texts.email, 'email')}
          </AccountForm>
        </>
      )}
      {view === 'sent' && <p role="status">{texts.sent}</p>}
      {view === 'panel' && (
        <Panel accounts={accounts} texts={texts} hasCart={hasCart} onGone={() => setView('login')} onLoggedOut={onClose} />
      )}
      {view !== 'panel' && (
        <p className="ss-account-links">
          {view === 'login' && link('forgot', texts.forgot)}
          {view === 'login' && allowSignup && (
            <span>
              {texts.noAccount} {link('signup', texts.signUp)}
            </span>
          )}
          {view !== 'login' && (
            <span>
              {view === 'signup' && `${texts.haveAccount} `}
              {link('login', texts.logIn)}
            </span>
          )}
        </p>
      )}
    </Modal>
  );
}

interface Values {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly rememberMe: boolean;
}

type FieldName = Exclude<keyof Values, 'rememberMe'>;

interface AccountFormProps {
  readonly texts: Words;
  readonly submit: string;
  readonly send: (values: Values) => Promise<AccountOutcome>;
  readonly onDone: () => void;
  readonly children: (field: (name: FieldName, label: string, autoComplete: string) => ReactNode) => ReactNode;
}

/** A form that says at each field what is wrong with it, and takes the focus to the first; nothing is sent twice. */
function AccountForm({ texts, submit, send, onDone, children }: AccountFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other fields are wrong
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    const wrong = findErrors(data, texts, text('password'));
    setErrors(wrong);
    setMessage('');
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    const values = {
      email: text('email').trim(),
      password: text('password'),
      firstName: text('firstName').trim(),
      lastName: text('lastName').trim(),
      rememberMe: data.has('rememberMe'),
    };
    const outcome = await send(values).catch((): AccountOutcome => ({ ok: false, message: '', errors: {} }));
    setBusy(false);
    if (outcome.ok) return onDone();
    setErrors(outcome.errors);
    if (Object.keys(outcome.errors).length === 0) setMessage(outcome.message || texts.failed);
  };
  const field = (name: FieldName, label: string, autoComplete: string) => (
    <div className="ss-account-field ss-modal-field">
      <label htmlFor={`${id}${name}`}>{label}</label>
      <input
        id={`${id}${name}`}
        name={name}
        type={name === 'password' || name === 'email' ? name : 'text'}
        autoComplete={autoComplete}
        maxLength={name === 'password' ? 200 : 256}
        data-first-focus={name === 'email' ? '' : undefined}
        aria-invalid={errors[name] ? true : undefined}
        aria-describedby={errors[name] ? `${id}${name}-error` : undefined}
      />
      {errors[name] && (
        <p className="ss-account-error" id={`${id}${name}-error`}>
          {errors[name]}
        </p>
      )}
    </div>
  );
  return (
    <form
      ref={form}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        void onSubmit(event);
      }}
    >
      <p className="ss-account-error" role="alert">
        {message}
      </p>
      {children(field)}
      <button type="submit" className="ss-modal-button" aria-disabled={isBusy}>
        {isBusy ? texts.working : submit}
      </button>
    </form>
  );
}

const minPassword = 8;

/** What can be known without asking; names may stay empty. */
function findErrors(data: FormData, texts: Words, password: string): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const isNew = data.has('firstName');
  if (!/^\s*[^@\s]+@[^@\s]+\s*$/.test(String(data.get('email') ?? ''))) errors.email = texts.badEmail;
  if (data.has('password') && !password) errors.password = texts.required;
  else if (isNew && password.length < minPassword) errors.password = texts.shortPassword;
  return errors;
}

interface PanelProps {
  readonly accounts: Accounts;
  readonly texts: Words;
  readonly hasCart: boolean;
  readonly onGone: () => void;
  readonly onLoggedOut: () => void;
}

function Panel({ accounts, texts, hasCart, onGone, onLoggedOut }: PanelProps) {
  const [account, setAccount] = useState<Account | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const copy = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the panel opens
  useEffect(() => {
    accounts.read().then(
      (read) => {
        if (read) setAccount(read);
        else if (accounts.isSignedIn) setMessage(texts.failed);
        else onGone();
      },
      () => setMessage(texts.failed),
    );
  }, []);
  const logOut = async () => {
    if (isBusy) return;
    setBusy(true);
    setMessage('');
    const outcome = await accounts.logOut(copy.current?.checked ?? false).catch(() => null);
    setBusy(false);
    if (outcome?.ok) onLoggedOut();
    else setMessage(outcome?.message || texts.failed);
  };
  const name = account && ([account.firstName, account.lastName].filter(Boolean).join(' ') || account.email);
  return (
    <div aria-busy={!account}>
      <p className="ss-account-error" role="alert">
        {message}
      </p>
      {!account && !message && <p>{texts.working}</p>}
      {account && (
        <>
          <p className="ss-account-hello">{texts.hello(name ?? '')}</p>
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
      )}
      {hasCart && (
        <label className="ss-account-check">
          <input type="checkbox" ref={copy} />
          {texts.cloneCart}
        </label>
      )}
      <button type="button" className="ss-modal-button" aria-disabled={isBusy} onClick={() => void logOut()}>
        {isBusy ? texts.working : texts.logOut}
      </button>
    </div>
  );
}

/** In the page's language; as it came where it is no date. */
function dateText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : date.toLocaleDateString(document.documentElement.lang || undefined);
}
