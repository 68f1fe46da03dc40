import { lifetimeWords } from '../../common/visits/lifetime-words.ts';
import type { CookieWriter, SeenCookie, Verdict } from '../../common/visits/visits.ts';
import { VerdictReason, VerdictTag } from './VerdictTag.tsx';
import { WriterText } from './WriterText.tsx';
import { ownerWords } from './words.ts';

const order: readonly Verdict['kind'][] = ['not-allowed', 'wrong-lifetime', 'unclear', 'allowed'];

/** The cookies with a row for each of their writers; those with a bad verdict first. */
export function CookieTable({ cookies, nowMs }: { readonly cookies: readonly SeenCookie[]; readonly nowMs: number }) {
  const sorted = cookies.toSorted((a, b) => worst(a) - worst(b) || a.name.localeCompare(b.name));
  return (
    <table className="visit-cookies">
      <thead>
        <tr>
          <th scope="col">Cookie</th>
          <th scope="col">Written by</th>
          <th scope="col">Asked to last</th>
          <th scope="col">Verdict</th>
        </tr>
      </thead>
      {sorted.map((cookie) => (
        <tbody key={`${cookie.site} ${cookie.store} ${cookie.name}`}>
          <CookieRows cookie={cookie} nowMs={nowMs} />
        </tbody>
      ))}
    </table>
  );
}

const worst = ({ writers }: SeenCookie): number =>
  writers.reduce(
    (lowest, { verdict, isStored }) => (isStored ? Math.min(lowest, order.indexOf(verdict.kind)) : lowest),
    order.length,
  );

function CookieRows({ cookie, nowMs }: { readonly cookie: SeenCookie; readonly nowMs: number }) {
  const { writers, writtenAt } = cookie;
  const head = (
    <th scope="rowgroup" rowSpan={Math.max(1, writers.length)}>
      <CookieName cookie={cookie} nowMs={nowMs} />
    </th>
  );
  if (writers.length === 0) {
    return (
      <tr>
        {head}
        <td colSpan={3} className="visit-soft">
          It was there before the visit: no write was seen.
        </td>
      </tr>
    );
  }
  return writers.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: writers have no id
    <tr key={index} className={entry.isStored ? `is-${entry.verdict.kind}` : 'is-unclear'}>
      {index === 0 && head}
      <WriterCells entry={entry} isLatest={writers.length > 1 && entry.isStored && entry.latestAt === writtenAt} />
    </tr>
  ));
}

function CookieName({ cookie, nowMs }: { readonly cookie: SeenCookie; readonly nowMs: number }) {
  const { name, site, purpose, isTracking, writtenAt, value, shape } = cookie;
  return (
    <>
      <code className="visit-name">{name || '(no name)'}</code>
      {isTracking && <span className="visit-label">tracking</span>}
      <span className="visit-soft visit-line">
        {site}
        {purpose !== null && `: ${purpose}`}
      </span>
      <span className="visit-line">{stateWords(cookie, nowMs)}</span>
      {writtenAt !== null && (
        <span className="visit-soft visit-line">written {lifetimeWords(nowMs - Date.parse(writtenAt))} ago</span>
      )}
      {(value ?? shape) !== '' && <code className="visit-value">{value ?? `${shape} (shape)`}</code>}
    </>
  );
}

function stateWords({ state, expiresAt }: SeenCookie, nowMs: number): string {
  if (state === 'deleted') return 'Deleted by the latest write';
  if (state === 'refused') return 'Refused by the browser';
  if (state === 'before') return 'Time left unknown';
  if (expiresAt === null) return 'Until the browser closes';
  const leftMs = Date.parse(expiresAt) - nowMs;
  return leftMs <= 0 ? 'Expired' : `${lifetimeWords(leftMs)} left`;
}

function WriterCells({ entry, isLatest }: { readonly entry: CookieWriter; readonly isLatest: boolean }) {
  const { writer, lifetime, count, path, verdict, isStored } = entry;
  const isDeleted = typeof lifetime === 'number' && lifetime <= 0;
  return (
    <>
      <td data-label="Written by">
        <span className="visit-line">
          <strong>{ownerWords[writer.owner]}</strong>
          {count > 1 && <span className="visit-soft"> × {count}</span>}
          {isLatest && <span className="visit-label">wrote last</span>}
        </span>
        <WriterText writer={writer} />
        <span className="visit-soft visit-line">on {path}</span>
      </td>
      <td data-label="Asked to last" className="visit-lifetime">
        {isDeleted ? 'deletes it' : lifetimeWords(lifetime)}
      </td>
      <td data-label="Verdict">
        <VerdictTag verdict={verdict} isStored={isStored} />
        <VerdictReason verdict={verdict} />
      </td>
    </>
  );
}
