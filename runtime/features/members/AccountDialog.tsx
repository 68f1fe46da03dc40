import { useCallback, useEffect, useRef, useState } from 'react';
import { account } from '../../contract/texts/en/store.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import { Modal } from '../../ui/react/Modal.tsx';
import { useTexts } from '../../ui/react/use-texts.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import type { Accounts } from './accounts.ts';

type View = 'login' | 'signup' | 'forgot' | 'sent' | 'panel';

export interface AccountDialogProps {
  readonly accounts: Accounts;
  readonly allowSignup: boolean;
  /** Whether there is a cart, of which a copy can be kept. */
  readonly hasCart: boolean;
  readonly onClose: () => void;
}

const english = { account };

/** Forms to log in, create an account and request a new password; for a signed-in visitor the account with its orders. */
export function AccountDialog({ accounts, allowSignup, hasCart, onClose }: AccountDialogProps) {
  const { account: texts } = useTexts(english, 'store');
  const [view, setView] = useState<View>(accounts.isSignedIn ? 'panel' : 'login');
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedView = useRef(view);
  // Screen readers read the title of a new view when it has the focus.
  useEffect(() => {
    if (focusedView.current !== view) heading.current?.focus();
    focusedView.current = view;
  }, [view]);
  const showLogin = useCallback(() => setView('login'), []);
  const titles: Readonly<Record<View, string>> = {
    login: texts.logIn,
    signup: texts.signUp,
    forgot: texts.forgot,
    sent: texts.forgot,
    panel: texts.title,
  };
  return (
    <Modal name={titles[view]} closeName={texts.close} className="ss-account" onClose={onClose}>
      <h2 className="ss-modal-title" ref={heading} tabIndex={-1}>
        {titles[view]}
      </h2>
      {view === 'login' && <LoginForm accounts={accounts} texts={texts} onDone={onClose} />}
      {view === 'signup' && <SignupForm accounts={accounts} texts={texts} onDone={onClose} />}
      {view === 'forgot' && <ForgotForm accounts={accounts} texts={texts} onDone={() => setView('sent')} />}
      {view === 'sent' && <p role="status">{texts.sent}</p>}
      {view === 'panel' && (
        <AccountPanel accounts={accounts} texts={texts} hasCart={hasCart} onSignedOut={showLogin} onLoggedOut={onClose} />
      )}
      {view !== 'panel' && <OtherViews view={view} allowSignup={allowSignup} texts={texts} onView={setView} />}
    </Modal>
  );
}

interface ViewProps {
  readonly accounts: Accounts;
  readonly texts: StoreTexts['account'];
  readonly onDone: () => void;
}

const LoginForm = ({ accounts, texts, onDone }: ViewProps) => (
  <AccountForm
    texts={texts}
    submit={texts.logIn}
    send={({ email, password, rememberMe }) => accounts.logIn({ email, password, rememberMe })}
    onDone={onDone}
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
);

const SignupForm = ({ accounts, texts, onDone }: ViewProps) => (
  <AccountForm texts={texts} submit={texts.signUp} send={(values) => accounts.signUp(values)} onDone={onDone}>
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
);

const ForgotForm = ({ accounts, texts, onDone }: ViewProps) => (
  <>
    <p>{texts.forgotLead}</p>
    <AccountForm texts={texts} submit={texts.sendLink} send={({ email }) => accounts.forgotPassword(email)} onDone={onDone}>
      {(field) => field('email', texts.email, 'email')}
    </AccountForm>
  </>
);

interface OtherViewsProps {
  readonly view: View;
  readonly allowSignup: boolean;
  readonly texts: StoreTexts['account'];
  readonly onView: (view: View) => void;
}

/** The buttons below a form that lead to the other forms. */
function OtherViews({ view, allowSignup, texts, onView }: OtherViewsProps) {
  const link = (to: View, text: string) => (
    <button type="button" className="ss-account-link" onClick={() => onView(to)}>
      {text}
    </button>
  );
  return (
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
  );
}
