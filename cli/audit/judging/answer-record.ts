import { unescaped } from '../../../runtime/contract/unescaped.ts';
import type { PageArtifacts, PageVisit, StoredItem } from '../artifacts/artifacts.ts';

/** Where an item is stored: in a cookie, or in a storage. */
type Place = 'cookie' | StoredItem['kind'];

/**
 * Whether a stored item records the visitor's answer (our choice): a yes and a no both write it when they are given, its words
 * differ between them, and it is still there on the next visit, which does not ask again. Identifiers in it do not count as
 * words.
 */
export function isAnswerRecord(page: PageArtifacts, place: Place, name: string): boolean {
  const yes = answered(page, 'accepted');
  const no = answered(page, 'declined');
  const [agreed, refused] = [yes, no].map((visit) => visit && writtenByAnswer(visit, place, name));
  if (typeof agreed !== 'string' || typeof refused !== 'string') return false;
  const isLasting = page.visits
    .filter(({ journey, incomplete }) => journey === 'declined-return' && incomplete === undefined)
    .every((visit) => !visit.bannerOnLoad.visible && valueIn(visit, place, name) !== undefined);
  return isLasting && haveOtherAnswers(wordsOf(agreed), wordsOf(refused));
}

/**
 * Whether two lists of words differ in a word of an answer: in the word itself, or in the one after a word that both have, such
 * as a purpose.
 */
function haveOtherAnswers(ofYes: readonly PlacedWord[], ofNo: readonly PlacedWord[]): boolean {
  const isIn = (all: readonly PlacedWord[], wanted: PlacedWord) =>
    all.some(({ before, word }) => word === wanted.word && before === wanted.before);
  const isAlone = (all: readonly PlacedWord[], { word }: PlacedWord) => !all.some((other) => other.word === word);
  const isAfterShared = (all: readonly PlacedWord[], { before }: PlacedWord) => all.some(({ word }) => word === before);
  const differsFrom = (all: readonly PlacedWord[]) => (one: PlacedWord) =>
    answerWords.test(one.word) && !isIn(all, one) && (isAlone(all, one) || isAfterShared(all, one));
  return ofYes.some(differsFrom(ofNo)) || ofNo.some(differsFrom(ofYes));
}

/** Words of stored answers: values, and names of purposes that are listed when they are allowed. */
const answerWords =
  /^(0|1|y|n|true|false|yes|no|ja|nein|oui|non|si|on|off|all|none|some|min(imal)?|ok|granted|denied|accept\w*|agree\w*|allow\w*|approve\w*|reject\w*|refus\w*|declin\w*|den(y|ied)|dismiss\w*|opt(ed)?_?(in|out)?|necessary|essential|required|functional\w*|preferences?|analytics?\w*|statistics?\w*|performance|measurement|marketing|advertis\w*|ads?|social|targeting|media)$/i;

const answered = ({ visits }: PageArtifacts, journey: PageVisit['journey']): PageVisit | undefined =>
  visits.find((visit) => visit.journey === journey && visit.answer?.verified);

/** Returns the value that an answer wrote; undefined for an item that it did not write, and for one that is gone. */
function writtenByAnswer(visit: PageVisit, place: Place, name: string): string | undefined {
  const writes: readonly { readonly name: string; readonly kind?: string; readonly afterAnswer: boolean }[] =
    place === 'cookie' ? visit.writes : visit.storageWrites.filter(({ kind }) => kind === place);
  const isWritten = writes.some((write) => write.name === name && write.afterAnswer);
  return isWritten ? valueIn(visit, place, name) : undefined;
}

const valueIn = ({ jarAfter, storage }: PageVisit, place: Place, name: string): string | undefined =>
  place === 'cookie'
    ? jarAfter.find((cookie) => cookie.name === name)?.value
    : storage.find((item) => item.kind === place && item.name === name)?.value;

const ids = /[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}|\d{4}-\d\d-\d\d([T ][\d:.]+Z?)?|\d{6,}/gi;

/** A word of a value, and the one before it; empty for the first. */
interface PlacedWord {
  readonly before: string;
  readonly word: string;
}

/** Returns the words of a value, of any encoding, without identifiers and times. */
function wordsOf(value: string): PlacedWord[] {
  const texts = [unescaped(value), ...unescaped(value).split(/[.,;|"]/)].flatMap((text) => [text, fromBase64(text)]);
  return texts.flatMap((text) => {
    const parts = text.replace(ids, ' ').split(/[^\p{L}\p{N}_]+/u);
    const words = parts.filter((word) => /^([\p{L}_]{1,15}|[01])$/u.test(word));
    return words.map((word, index) => ({ before: words[index - 1] ?? '', word }));
  });
}

/** Returns the text of a base64 value; empty for another one. */
function fromBase64(value: string): string {
  if (!/^[\w+/-]{12,}={0,2}$/.test(value)) return '';
  const text = Buffer.from(value, 'base64').toString('utf8');
  return /^[\t\n\r -~\u00a0-\uffef]*$/.test(text) && !text.includes('\ufffd') ? text : '';
}
