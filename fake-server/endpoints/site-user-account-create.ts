import { readFields, readText } from '../../runtime/contract/read.ts';
import { type Handler, refuse } from '../calls/handler.ts';
import { beginSession } from '../calls/site-user-session.ts';

const minPassword = 8;
const maxPassword = 200;
const maxText = 256;

/**
 * Creates an account for a site user and signs the user in. A used e-mail address and a short password get an error for their
 * field.
 */
export const siteUserAccountCreate: Handler = (call) => {
  const fields = readFields(call.body);
  const text = (name: string) => readText(fields[name]).trim().slice(0, maxText);
  const email = text('email');
  const password = readText(fields.password).slice(0, maxPassword);
  const refuseField = (field: string, error: string, code: string) => refuse({ code, error }, { errors: { [field]: error } });
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return refuseField('email', 'Expected an e-mail address.', 'BAD_EMAIL');
  if (password.length < minPassword)
    return refuseField('password', `Expected a password of ${minPassword} characters or more.`, 'SHORT_PASSWORD');
  const member = { email, firstName: text('firstName'), lastName: text('lastName') };
  const account = call.state.commerce.members.create(call.site, member, password);
  return account
    ? beginSession(call, account.email, true)
    : refuseField('email', 'There is an account with this e-mail address already.', 'TAKEN');
};
