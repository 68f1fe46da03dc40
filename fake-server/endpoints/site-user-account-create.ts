import { endpoints } from '../../runtime/contract/endpoints.ts';
import { readFields, readText } from '../../runtime/contract/read.ts';
import { defineHandler } from '../api/handler.ts';
import { beginSession } from '../api/site-user-session.ts';
import { refuse } from '../commerce/cart-call.ts';

const minPassword = 8;

/** Makes an account for a site user and signs them in. An address that has one, and a short password, are named in an errors map. Ours. */
export const siteUserAccountCreate = defineHandler({
  endpoint: endpoints.siteUserAccountCreate,
  refusesWrongCrumb: true,
  respond(call) {
    const fields = readFields(call.body);
    const text = (name: string) => readText(fields[name]).trim().slice(0, 256);
    const email = text('email');
    const password = readText(fields.password).slice(0, 200);
    const refuseField = (field: string, error: string, code: string) =>
      refuse({ status: 400, code, error }, { errors: { [field]: error } });
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) return refuseField('email', 'Expected an e-mail address.', 'BAD_EMAIL');
    if (password.length < minPassword)
      return refuseField('password', `Expected a password of ${minPassword} characters or more.`, 'SHORT_PASSWORD');
    const member = { email, firstName: text('firstName'), lastName: text('lastName') };
    const made = call.state.commerce.members.create(call.site, member, password);
    return made
      ? beginSession(call, made.email, true)
      : refuseField('email', 'There is an account with this e-mail address already.', 'TAKEN');
  },
});
