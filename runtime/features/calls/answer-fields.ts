import { type Fields, readFields, readFlag, readText } from '../../contract/read.ts';

/** The fields that are read from every response. Spec 2 §7 "Generic data layer". */
export interface AnswerFields {
  readonly error: string;
  readonly message: string;
  readonly billingErrorCode: string;
  /** Sentences by field id; empty where there are none. */
  readonly errors: Fields;
  readonly loginRequired: boolean;
  readonly authorizationFail: boolean;
  readonly crumbFail: boolean;
  /** The new anti-forgery value that comes with crumbFail; empty if none came. */
  readonly crumb: string;
  readonly cleaned: boolean;
}

/** Reads them from any value; what is missing or of a wrong type is empty or false. Never throws. */
export function decodeAnswerFields(value: unknown): AnswerFields {
  const given = readFields(value);
  const { billingErrorCode } = given;
  return {
    error: readText(given.error),
    message: readText(given.message),
    billingErrorCode: typeof billingErrorCode === 'number' ? `${billingErrorCode}` : readText(billingErrorCode),
    errors: readFields(given.errors),
    loginRequired: readFlag(given.loginRequired),
    authorizationFail: readFlag(given.authorizationFail),
    crumbFail: readFlag(given.crumbFail),
    crumb: readText(given.crumb),
    cleaned: readFlag(given.cleaned),
  };
}

/** The platform asks for something before it takes the call: signing in, other rights, a new crumb. */
export const isRefusal = ({ loginRequired, authorizationFail, crumbFail }: AnswerFields): boolean =>
  loginRequired || authorizationFail || crumbFail;

/** The platform says what is wrong. */
export const saysWhatIsWrong = ({ error, message, billingErrorCode, errors }: AnswerFields): boolean =>
  Boolean(error || message || billingErrorCode) || Object.keys(errors).length > 0;
