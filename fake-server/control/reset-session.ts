import type { PageReports } from '../page-report/page-reports.ts';
import type { Session } from '../sessions/sessions.ts';
import type { Visits } from '../visits/visits.ts';

/** Clears a session: its journal, its state, its visits and reports. Its fault rules are those of the start again. */
export function resetSession(
  session: Session,
  { visits, reports }: { readonly visits: Visits; readonly reports: PageReports | null },
): void {
  session.journal.reset();
  session.state.reset();
  session.faults.reset();
  reports?.clear(session);
  visits.clear(session);
}
