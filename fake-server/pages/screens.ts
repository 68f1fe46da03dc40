import type { Screen } from '../html/screen.ts';
import { decodeFormFields } from '../http/form-fields.ts';

const configScreen = { path: /^\/config(\/.*)?$/, title: 'Configuration panel', text: 'The owner of the site edits it here.' };

const screens: readonly { readonly path: RegExp; readonly title: string; readonly text: string }[] = [
  configScreen,
  { path: /^\/settings\/billing\/billing\/upgrade$/, title: 'Upgrade the trial', text: 'An owner on trial chooses a plan here.' },
  {
    path: /^\/settings\/billing\/billing\/website\/change-plan$/,
    title: 'Change the plan',
    text: 'An owner moves to a larger plan here.',
  },
  { path: /^\/settings\/billing(\/.*)?$/, title: 'Billing', text: 'The owner’s plan and payments.' },
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
