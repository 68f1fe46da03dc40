import { decodeFormFields } from '../http/form-fields.ts';
import type { Screen } from './screen-html.ts';

const configScreen = { path: /^\/config(\/.*)?$/, title: 'Configuration panel', text: 'The owner of the site edits it here.' };

const screens: readonly { readonly path: RegExp; readonly title: string; readonly text: string }[] = [
  {
    path: /^\/commerce\/goto-checkout$/,
    title: 'Checkout',
    text: 'The standard checkout begins here when a cart cookie exists.',
  },
  { path: /^\/checkout\/subscribe$/, title: 'Subscription checkout', text: 'A cart with a subscription is paid here.' },
  { path: /^\/checkout\/donate$/, title: 'Donation checkout', text: 'A donation is paid here.' },
  { path: /^\/checkout\/giftcard$/, title: 'Gift card checkout', text: 'A gift card is paid here.' },
  configScreen,
  { path: /^\/settings\/billing\/billing\/upgrade$/, title: 'Upgrade the trial', text: 'An owner on trial chooses a plan here.' },
  {
    path: /^\/settings\/billing\/billing\/website\/change-plan$/,
    title: 'Change the plan',
    text: 'An owner moves to a larger plan here.',
  },
  { path: /^\/settings\/billing(\/.*)?$/, title: 'Billing', text: 'The owner’s plan and payments.' },
  { path: /^\/cart$/, title: 'Cart', text: 'What the visitor means to buy.' },
];

/**
 * The platform's screen at an address that navigations land on (spec 2 §2), naming what arrived; null where there is none.
 * A query that cannot be decoded is shown as it came.
 */
export function screenAt(path: string, queryText: string): (Screen & { readonly isConfig: boolean }) | null {
  const screen = screens.find((each) => each.path.test(path.length > 1 ? path.replace(/\/$/, '') : path));
  if (!screen) return null;
  const { title, text } = screen;
  return { title, text, facts: [['Address', path], ...queryFacts(queryText)], isConfig: screen === configScreen };
}

/** The fields of a query, for people. */
export function queryFacts(queryText: string): readonly (readonly [string, string])[] {
  try {
    return Object.entries(decodeFormFields(queryText)).map(([name, value]) => [name, [value].flat().join(', ')]);
  } catch {
    return [['Query', queryText]];
  }
}
