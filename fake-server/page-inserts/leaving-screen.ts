import type { Screen } from '../html/screen.ts';
import { firstOf, readFormFields } from '../http/form-fields.ts';

/** The path of the screen on each site that is served without network (our choice). */
export const leavingPath = '/_leaves';

const maxShownLength = 2000;

/** Returns the address of the screen that a link to `address` leads to. */
export const leavingAddress = (address: string): string => `${leavingPath}?${new URLSearchParams({ to: address })}`;

/** Returns the screen that replaces a page of another host. It names the address and has no link to it. */
export function leavingScreen(queryText: string): Screen {
  const fields = readFormFields(queryText) ?? {};
  const to = firstOf(fields.to) ?? '';
  const isForm = firstOf(fields.form) !== undefined;
  return {
    title: isForm ? 'This form leaves the saved page' : 'This link leaves the saved page',
    text: `${isForm ? 'Nothing was sent' : 'The address was not opened'}: pages that are served here reach this machine only.`,
    facts: [
      ['Address', to.slice(0, maxShownLength)],
      ['To allow it', 'ss-runtime serve --allow-network'],
    ],
    links: [['/', 'Back to the start of the site']],
  };
}

/** The policy of the screen: it requests nothing. */
export const leavingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'";
