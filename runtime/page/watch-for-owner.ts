import { type EscapePress, onEscape } from '../lib/on-escape.ts';
import type { Page } from './page.ts';

/**
 * Fetches the owner's chunk when the page has need of it: an account is signed in, the address says `logout=true` or
 * `noredirect`, or Escape is pressed where the site allows it to log in. Spec 2 §2, §4.
 */
export function watchForOwner({ context, service, errors }: Page, queryString: string): void {
  const { account, settings } = context;
  const fetchOwner = (press?: EscapePress) =>
    void service('owner')
      .then((owner) => press && owner.escape(press))
      .catch(errors.report);
  if (account || /[?&](logout=true|noredirect)\b/.test(queryString)) fetchOwner();
  if (account || settings.useEscapeKeyToLogin) onEscape(fetchOwner);
}
