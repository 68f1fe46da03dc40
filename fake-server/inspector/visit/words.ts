import type { AnswerEvent, CallEvent, Verdict, Writer } from '../../common/visits/visits.ts';

export const ownerWords: Readonly<Record<Writer['owner'], string>> = {
  runtime: 'the runtime',
  site: 'the site’s script',
  'third-party': 'a third party',
  server: 'the server',
  unknown: 'unknown code',
};

export const verdictWords: Readonly<Record<Verdict['kind'], string>> = {
  allowed: 'Allowed',
  'not-allowed': 'Not allowed',
  'wrong-lifetime': 'Wrong lifetime',
  unclear: 'Not judged',
};

export const answerWords: Readonly<Record<AnswerEvent['answer'], string>> = {
  accepted: 'The visitor accepted cookies',
  declined: 'The visitor declined cookies',
  withdrawn: 'The answer to the banner was deleted',
  other: 'The stored answer became neither true nor false',
};

/** Returns `lifetime.js:6`: the last part of a path with its line. */
export const placeWords = ({ file, line }: Pick<Writer, 'file' | 'line'>): string => (line === null ? file : `${file}:${line}`);

/** Returns `12:34:56`, in the reader's time zone. */
export const clockWords = (time: string): string => new Date(time).toLocaleTimeString('en-GB');

/** Returns the time between two events: `+0.3 s`, `+2 min`. A clock that jumped back gives `+0 s`. */
export function sinceWords(fromTime: string, time: string): string {
  const ms = Math.max(0, Date.parse(time) - Date.parse(fromTime));
  if (ms < 59_950) return `+${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
  const minutes = Math.round(ms / 60_000);
  return minutes < 90 ? `+${minutes} min` : `+${Math.round(minutes / 60)} h`;
}

export const isBadCall = ({ status, valid }: CallEvent): boolean => !valid || status === 0 || status >= 400;
