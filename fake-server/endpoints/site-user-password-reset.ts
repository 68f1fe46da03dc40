import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** Asks for a link to choose a new password. Answers the same whether there is an account or not; no mail is sent. Ours. */
export const siteUserPasswordReset = defineHandler({
  endpoint: endpoints.siteUserPasswordReset,
  refusesWrongCrumb: true,
  respond: ({ recorded }) => recorded,
});
