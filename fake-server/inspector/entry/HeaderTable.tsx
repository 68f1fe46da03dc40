import type { JournalProblem } from '../../common/journal/journal.ts';

interface HeaderTableProps {
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Problems of headers, with the header's name as pointer. */
  readonly problems: readonly JournalProblem[];
}

/** Lists headers, closed unless one of them has a problem. */
export function HeaderTable({ title, headers, problems }: HeaderTableProps) {
  const rows = Object.entries(headers);
  const missing = problems.filter(({ pointer }) => headers[pointer.slice(1)] === undefined);
  if (rows.length + missing.length === 0) return null;
  return (
    <details className="headers" open={problems.length > 0}>
      <summary>
        {title} <span className="soft">{rows.length}</span>
      </summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} data-pointer={`/${name}`}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
              {problems
                .filter(({ pointer }) => pointer === `/${name}`)
                .map(({ message }) => (
                  <span key={message} className="wrong-note">
                    {message}
                  </span>
                ))}
            </dd>
          </div>
        ))}
        {missing.map(({ pointer, message }) => (
          <div key={pointer} data-pointer={pointer}>
            <dt>{pointer.slice(1)}</dt>
            <dd>
              <span className="wrong-note">{message}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
