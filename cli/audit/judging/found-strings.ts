import { unescaped } from '../../../runtime/contract/unescaped.ts';
import { hostOf } from '../artifacts/addresses.ts';
import type { Initiator, JarCookie, PageVisit } from '../artifacts/artifacts.ts';
import { sentFields, sentRequests } from '../artifacts/sent-requests.ts';
import { type AnswerState, answerState } from './answer-state.ts';

/** Format of a text with the visitor's answer: of IAB Europe, of the Global Privacy Platform, or of US Privacy. */
type StringFormat = 'tcf' | 'gpp' | 'usp';

/** A text with the visitor's answer, where the page stored or sent it. */
export interface FoundString {
  readonly format: StringFormat;
  readonly text: string;
  /** Place, such as `cookie euconsent-v2` or `request to ads.example`. */
  readonly place: string;
  readonly state: AnswerState;
  /** Whether the name of the place is reserved for this format, so that another text in it is malformed. */
  readonly isNamed: boolean;
  readonly initiator: Initiator | null;
}

/** Names that are reserved for a format: of cookies and stored items, and of parameters. */
const names: Readonly<Record<StringFormat, RegExp>> = {
  tcf: /^(euconsent-v2|eupubconsent-v2|IABTCF_TCString|gdpr_?consent|gdpr_consent_string|tc_?string|tcf_?string)$/i,
  gpp: /^(IABGPP_HDR_GppString|__gpp|gpp|gpp_?string)$/i,
  usp: /^(us_?privacy|us_?privacy_?string|IABUSPrivacy_String)$/i,
};
/** Forms by which a string is found within another text. US Privacy is too short for that. */
const forms: readonly (readonly [StringFormat, RegExp])[] = [
  ['tcf', /(?<![\w.~-])C[A-Za-z0-9_-]{37,}(\.[A-Za-z0-9_-]+)*(?![\w~-])/g],
  ['gpp', /(?<![\w.~-])DB[A-Z][A-Za-z0-9_-]*(~[A-Za-z0-9_.-]+)+/g],
];
/** Names of cookies and stored items in which banners of many makes keep their strings. */
const likelyNames = /consent|tcf|iab|cmp|fccdcf|^uc_|gdpr|privacy|gpp/i;
/** Texts that stand for a missing string. */
const placeholders = /^(|undefined|null|none|na|n\/a|0|1|false|true)$/i;
/** The visit cuts longer stored texts: see `maxStoredLength` in visitor.ts. */
const maxStoredLength = 2000;
/** Maximum number of strings of a visit. */
const maxTexts = 100;

/** Returns the strings that a visit stored or sent, each with the visitor's answer at that time. */
export function foundStrings(visit: PageVisit): FoundString[] {
  const before = answerState(visit, false);
  const after = answerState(visit, visit.answer !== null);
  const inJar = (jar: readonly JarCookie[], state: AnswerState | null): FoundString[] =>
    jar.flatMap(({ name, value }) => {
      const initiator = visit.writes.findLast((write) => write.name === name)?.initiator ?? null;
      return stringsIn(name, value, `cookie ${name}`, state, initiator);
    });
  const stored = visit.storage
    .filter(({ kind, value }) => /Storage$/.test(kind) && value.length < maxStoredLength)
    .flatMap(({ kind, name, value }) => {
      const initiator = visit.storageWrites.findLast((write) => write.name === name)?.initiator ?? null;
      return stringsIn(name, value, `${kind} ${name}`, after, initiator);
    });
  const sent = sentRequests(visit).flatMap((request) => {
    const { parameters, otherBody } = sentFields(request);
    const state = answerState(visit, request.afterAnswer);
    return [...parameters, ['', otherBody ?? ''] as const].flatMap(([name, value]) =>
      stringsIn(name, value, `request to ${hostOf(request.url)}`, state, request.sentBy),
    );
  });
  const atAnswer = visit.jarAtAnswer === null ? [] : inJar(visit.jarAtAnswer, before);
  const all = [...atAnswer, ...inJar(visit.jarAfter, after), ...stored, ...sent];
  const key = ({ format, text, place, state }: FoundString) => JSON.stringify([format, text, place, state]);
  return [...new Map(all.map((found) => [key(found), found])).values()].slice(0, maxTexts);
}

function stringsIn(
  name: string,
  raw: string,
  place: string,
  state: AnswerState | null,
  initiator: Initiator | null,
): FoundString[] {
  if (state === null) return [];
  const value = unescaped(raw)
    .trim()
    .replace(/^"(.*)"$/, '$1');
  for (const format of ['tcf', 'gpp', 'usp'] as const) {
    if (!names[format].test(name) || /^[[{]/.test(value)) continue;
    return placeholders.test(value) ? [] : [{ format, text: value, place, state, isNamed: true, initiator }];
  }
  if (!place.startsWith('request') && !likelyNames.test(name)) return [];
  return forms.flatMap(([format, form]) =>
    [...value.matchAll(form)].map(([text]): FoundString => ({ format, text, place, state, isNamed: false, initiator })),
  );
}
