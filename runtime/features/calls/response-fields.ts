import { type Fields, readFields, readFlag, readText } from '../../contract/read.ts';

/** The fields that are read from every response: calls#response-fields. */
export interface ResponseFields {
  readonly error: string;
  readonly message: string;
  readonly billingErrorCode: string;
  /** Sentences by field id. */
  readonly errors: Fields;
  readonly loginRequired: boolean;
  readonly authorizationFail: boolean;
  readonly crumbFail: boolean;
  /** The new anti-forgery value beside `crumbFail`; empty without one. */
  readonly crumb: string;
  readonly cleaned: boolean;
}

/** Returns the fields of any value. A missing field or one of a wrong type is empty or false. Never throws. */
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

/** Returns whether the platform requires a sign-in, other rights or a new crumb. */
export const hasRequirement = ({ loginRequired, authorizationFail, crumbFail }: ResponseFields): boolean =>
  loginRequired || authorizationFail || crumbFail;

/** Returns whether the platform reports an error. */
export const hasError = ({ error, message, billingErrorCode, errors }: ResponseFields): boolean =>
  Boolean(error || message || billingErrorCode) || Object.keys(errors).length > 0;
