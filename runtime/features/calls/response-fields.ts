import { type Fields, readFields, readFlag, readText } from '../../contract/read.ts';

/** The fields that are read from every response. Spec 2 §7 "Generic data layer". */
export interface ResponseFields {
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
export function decodeResponseFields(value: unknown): ResponseFields {
  const input = readFields(value);
  const { billingErrorCode } = input;
  return {
    error: readText(input.error),
    message: readText(input.message),
    billingErrorCode: typeof billingErrorCode === 'number' ? `${billingErrorCode}` : readText(billingErrorCode),
    errors: readFields(input.errors),
    loginRequired: readFlag(input.loginRequired),
    authorizationFail: readFlag(input.authorizationFail),
    crumbFail: readFlag(input.crumbFail),
    crumb: readText(input.crumb),
    cleaned: readFlag(input.cleaned),
  };
}

/** The platform asks for something before it takes the call: signing in, other rights, a new crumb. */
export const isRefusal = ({ loginRequired, authorizationFail, crumbFail }: ResponseFields): boolean =>
  loginRequired || authorizationFail || crumbFail;

/** The platform says what is wrong. */
export const saysWhatIsWrong = ({ error, message, billingErrorCode, errors }: ResponseFields): boolean =>
  Boolean(error || message || billingErrorCode) || Object.keys(errors).length > 0;
