import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import type { AccountOutcome } from './accounts.ts';

interface Values {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly rememberMe: boolean;
}

type FieldName = Exclude<keyof Values, 'rememberMe'>;

export interface AccountFormProps {
  readonly texts: StoreTexts['account'];
  /** Text of the button. */
  readonly submit: string;
  readonly send: (values: Values) => Promise<AccountOutcome>;
  readonly onDone: () => void;
  /** Returns the content of the form; `field` renders an input with its label and error. */
  readonly children: (field: (name: FieldName, label: string, autoComplete: string) => ReactNode) => ReactNode;
}

/** A form that shows errors below its fields and moves the focus to the first wrong field. Ignores a submit while it sends. */
export function AccountForm({ texts, submit, send, onDone, children }: AccountFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const wrong = findErrors(data, texts);
    setErrors(wrong);
    setMessage('');
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    const outcome = await send(valuesOf(data)).catch((): AccountOutcome => ({ ok: false, message: '', errors: {} }));
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

const fieldText = (data: FormData, name: FieldName): string => String(data.get(name) ?? '');

const valuesOf = (data: FormData): Values => ({
  email: fieldText(data, 'email').trim(),
  password: fieldText(data, 'password'),
  firstName: fieldText(data, 'firstName').trim(),
  lastName: fieldText(data, 'lastName').trim(),
  rememberMe: data.has('rememberMe'),
});

const minPasswordLength = 8;

/** Returns the errors that need no call, by field. Names may stay empty. */
function findErrors(data: FormData, texts: StoreTexts['account']): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const isNewAccount = data.has('firstName');
  const password = fieldText(data, 'password');
  if (!/^\s*[^@\s]+@[^@\s]+\s*$/.test(fieldText(data, 'email'))) errors.email = texts.badEmail;
  if (data.has('password') && !password) errors.password = texts.required;
  else if (isNewAccount && password.length < minPasswordLength) errors.password = texts.shortPassword;
  return errors;
}
