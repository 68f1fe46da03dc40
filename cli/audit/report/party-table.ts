import { plural } from '../../../fake-server/common/plural.ts';
import { type PartyState, type PartyStateName, partyStates, type ThirdParty } from '../judging/third-parties.ts';

/** Heads of the columns by state. */
export const stateHeads: Readonly<Record<PartyStateName, string>> = {
  before: 'Before an answer',
  declined: 'After a no',
  accepted: 'After a yes',
};

/** What each third party got, by state; a cell is empty for a state in which it got nothing. */
export interface PartyTable {
  readonly states: readonly PartyStateName[];
  readonly rows: readonly { readonly host: string; readonly owner: string; readonly cells: readonly string[] }[];
}

/** Kinds in the order of the table: those that recognise visitors first, then unknown ones, then services. */
const kindOrder = ['ads', 'session-recording', 'analytics', 'marketing', 'social', 'tag-manager', 'cookieless-analytics', 'chat'];

const rank = ({ kind }: ThirdParty): number => {
  const at = kindOrder.indexOf(kind);
  return at >= 0 ? at : kind === 'unknown' ? kindOrder.length : kindOrder.length + 1;
};

/** Returns the third parties, trackers first, with the states in which any got something. */
export function partyTable(parties: readonly ThirdParty[]): PartyTable {
  const states = partyStates.filter((name) => parties.some((party) => party.states[name]));
  const rows = inOrder(parties).map((party) => ({
    host: party.host,
    owner: ownerText(party),
    cells: states.map((name) => {
      const state = party.states[name];
      return state ? stateText(state) : '';
    }),
  }));
  return { states, rows };
}

/** Returns the third parties with trackers first; the sort is stable. */
const inOrder = (parties: readonly ThirdParty[]): ThirdParty[] => [...parties].sort((one, other) => rank(one) - rank(other));

/** Returns owner and kind, such as `Google Analytics, analytics`. */
const ownerText = ({ owner, kind }: ThirdParty): string =>
  owner === null ? 'owner and purpose unknown' : `${owner}, ${kind.replaceAll('-', ' ')}`;

/** Returns what was got in one state, such as `3 requests with identifier, page address; cookies: uid`. */
function stateText({ requests, sent, cookies, storage }: PartyState): string {
  const parts = [
    ...(requests > 0 ? [`${plural(requests, 'request')}${sent.length > 0 ? ` with ${sent.join(', ')}` : ''}`] : []),
    ...(cookies.length > 0 ? [`cookies: ${shortened(cookies)}`] : []),
    ...(storage.length > 0 ? [`storage: ${shortened(storage)}`] : []),
  ];
  return parts.join('; ');
}

const maxNames = 6;
const shortened = (names: readonly string[]): string =>
  names.length > maxNames ? `${names.slice(0, maxNames).join(', ')} and ${names.length - maxNames} more` : names.join(', ');

/** Maximum number of third parties in a terminal. */
const maxListed = 5;

/** Returns the third parties that got something before an answer, a line each, for a terminal; empty without one. */
export function partyLines(parties: readonly ThirdParty[]): string[] {
  const early = inOrder(parties).flatMap((party) => (party.states.before ? [{ party, state: party.states.before }] : []));
  if (early.length === 0) return [];
  const listed = early
    .slice(0, maxListed)
    .map(({ party, state }) => `  ${party.host} (${ownerText(party)}): ${stateText(state)}`);
  const more = early.length > maxListed ? [`  and ${early.length - maxListed} more`] : [];
  return [`third parties before an answer: ${early.length}`, ...listed, ...more];
}
