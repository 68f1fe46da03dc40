import * as z from 'zod';
import { errorMessage } from '../common/error-message.ts';
import type { JournalEntry, JournalProblem } from '../common/journal/journal.ts';
import { toPointer } from '../common/json-pointer.ts';
import { journalEntrySchema } from '../common/schemas/index.ts';
import { parseFaults } from '../faults/grammar.ts';
import type { JournalFilter } from '../journal/filter.ts';
import type { Session } from './sessions.ts';

/** The format of a snapshot. */
const snapshotVersion = 1;

/** A document that is not a snapshot. Each problem has the pointer of its place in the document. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  readonly problems: readonly JournalProblem[];

  constructor(problems: readonly JournalProblem[]) {
    super(
      `The document is not a snapshot: ${problems.map(({ pointer, message }) => `${pointer || '/'}: ${message}`).join('; ')}`,
    );
    this.problems = problems;
  }
}

/**
 * Yields the state of a session as JSON text in parts: `{"version","state":{TABLE:[[key,value],…]},"faults":{"rules","seed"},
 * "journal":{"lastSeq","entries"}}`. A table's rows are the oldest first. A journal may be larger than the longest string.
 */
export function* snapshotParts({ state, faults, journal }: Session, hasJournal: boolean): Generator<string> {
  const tables = Object.entries(state.tables).map(([name, table]) => [name, table.snapshot()]);
  const { rules, seed } = faults.active;
  yield `{"version":${snapshotVersion},"state":${JSON.stringify(Object.fromEntries(tables))}`;
  yield `,"faults":${JSON.stringify({ rules, seed })}`;
  if (hasJournal) yield* journalParts(journal);
  yield '}\n';
}

function* journalParts(journal: Session['journal'], filter: JournalFilter = {}): Generator<string> {
  yield `,"journal":{"lastSeq":${journal.lastSeq},"entries":[`;
  for (const [index, { json }] of journal.lines(filter).entries()) yield (index === 0 ? '' : ',') + json.toString('utf8');
  yield ']}';
}

const rows = z.array(z.unknown());
const journalSchema = z
  .strictObject({ lastSeq: z.int().min(0), entries: z.array(journalEntrySchema) })
  .refine(({ lastSeq, entries }) => isAscending(entries, lastSeq), {
    path: ['entries'],
    message: 'expected entries whose numbers have no gaps, up to lastSeq',
  });

/** Numbers without gaps: `since` computes an entry's index from its number. */
const isAscending = (entries: readonly JournalEntry[], lastSeq: number): boolean =>
  entries.every(({ seq }, index) => seq === lastSeq - entries.length + 1 + index);

/**
 * Decodes a snapshot, and returns a function that replaces the state of a session with it. A snapshot without a journal leaves
 * the journal unchanged. Throws a SnapshotError, before anything is changed, that names every wrong place.
 */
export function prepareSnapshot(document: unknown, session: Session): () => void {
  const { state, faults, journal } = session;
  const tableNames = Object.keys(state.tables);
  const schema = z.strictObject({
    version: z.literal(snapshotVersion, `expected ${snapshotVersion}, the format of this version of ss-runtime`),
    state: z.strictObject(Object.fromEntries(tableNames.map((name) => [name, rows]))),
    faults: z.strictObject({ rules: z.string(), seed: z.int() }),
    journal: journalSchema.optional(),
  });
  const { success, data, error } = schema.safeParse(document);
  if (!success) throw new SnapshotError(problemsOf(error, []));
  const problems: JournalProblem[] = [];
  const tables = Object.entries(state.tables).flatMap(([name, table]) => {
    try {
      return table.prepare(data.state[name]);
    } catch (cause) {
      if (!(cause instanceof z.ZodError)) throw cause;
      problems.push(...problemsOf(cause, ['state', name]));
      return [];
    }
  });
  try {
    parseFaults(data.faults.rules);
  } catch (cause) {
    problems.push({ pointer: '/faults/rules', message: errorMessage(cause) });
  }
  if (problems.length > 0) throw new SnapshotError(problems.slice(0, maxProblems));
  return () => {
    for (const restore of tables) restore();
    faults.set(data.faults.rules, data.faults.seed);
    if (data.journal) journal.restore(data.journal.entries, data.journal.lastSeq);
  };
}

const maxProblems = 20;

const problemsOf = ({ issues }: z.ZodError, base: readonly string[]): readonly JournalProblem[] =>
  issues.slice(0, maxProblems).map(({ path, message }) => ({ pointer: toPointer([...base, ...path]), message }));
