import type { JournalEntry } from '../common/journal/journal.ts';
import type { Journal } from '../journal/journal.ts';
import type { SqliteDatabase } from './sqlite.ts';

const batchRows = 1000;

/** The journal in a state file: a row for each entry that the journal still has, and the number of its newest entry. */
export function createJournalRows(database: SqliteDatabase, journal: Journal) {
  let { resets } = journal;
  let storedSeq = 0;
  let oldestSeq = 0;

  const oldestOf = () => journal.lines({ limit: 1 })[0]?.seq ?? journal.lastSeq + 1;

  function* read(): Generator<JournalEntry> {
    for (let seq = 0; ; ) {
      const rows = database.rows('SELECT seq, json FROM entries WHERE seq > ? ORDER BY seq LIMIT ?', [seq, batchRows]);
      for (const { json } of rows) yield JSON.parse(String(json)) as JournalEntry;
      if (rows.length < batchRows) return;
      seq = Number(rows.at(-1)?.seq);
    }
  }

  return {
    restore(): void {
      const lastSeq = Number(database.rows("SELECT value FROM facts WHERE name = 'lastSeq'")[0]?.value ?? 0);
      journal.restore(read(), lastSeq);
      ({ resets } = journal);
      storedSeq = lastSeq;
      oldestSeq = oldestOf();
    },
    isChanged: (): boolean => journal.lastSeq !== storedSeq || journal.resets !== resets || oldestOf() !== oldestSeq,
    /** Writes the new entries, and removes those that the journal has dropped. */
    write(): void {
      if (journal.resets !== resets) {
        ({ resets } = journal);
        storedSeq = 0;
        database.execute('DELETE FROM entries');
      }
      for (const { seq, json } of journal.lines({ since: storedSeq }))
        database.run('INSERT INTO entries (seq, json) VALUES (?, ?)', [seq, json.toString('utf8')]);
      const oldest = oldestOf();
      if (oldest > oldestSeq) database.run('DELETE FROM entries WHERE seq < ?', [oldest]);
      oldestSeq = oldest;
      if (journal.lastSeq !== storedSeq) database.run(setLastSeq, [journal.lastSeq]);
      storedSeq = journal.lastSeq;
    },
  };
}

const setLastSeq = "INSERT INTO facts VALUES ('lastSeq', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
