import { printable } from '../../../report/printable.ts';
import type { ReportedPage } from '../document.ts';
import { cookieRegister, hostRegister, type RegisterRow } from '../register.ts';
import { WideTable } from './WideTable.tsx';

/** Maximum number of rows of a table. */
const maxRows = 500;

/** Register of all cookies and hosts of the audit, with purpose, provider and the source of both. */
export function RegisterSection({ pages }: { readonly pages: readonly ReportedPage[] }) {
  const cookies = cookieRegister(pages);
  const hosts = hostRegister(pages);
  if (cookies.length + hosts.length === 0) return null;
  return (
    <section aria-labelledby="register">
      <h2 id="register">Register of cookies and hosts</h2>
      <p className="soft">
        In all visits, with and without an answer. The seat is the country of the provider’s headquarters, from a list of known
        providers. Where data are processed, and by whom, the address of a server does not tell.
      </p>
      <RegisterTable caption="Cookies" rows={cookies} hasLifetime />
      <RegisterTable caption="Hosts of third parties" rows={hosts} />
    </section>
  );
}

interface RegisterTableProps {
  readonly caption: string;
  readonly rows: readonly RegisterRow[];
  readonly hasLifetime?: boolean;
}

function RegisterTable({ caption, rows, hasLifetime = false }: RegisterTableProps) {
  if (rows.length === 0) return null;
  const lifetime = hasLifetime ? ['Lifetime as written'] : [];
  return (
    <WideTable
      label={caption}
      heads={['Name', 'Purpose', 'Provider', 'Seat', 'Party', ...lifetime, 'Source of purpose and provider', 'Pages']}
      rows={rows}
      maxRows={maxRows}
    >
      {({ name, purpose, provider, seat, party, lifetime, source, pages }) => (
        <tr key={name}>
          <th scope="row">
            <bdi>{printable(name)}</bdi>
          </th>
          <td>{purpose}</td>
          <td>{printable(provider)}</td>
          <td>{seat}</td>
          <td>{party}</td>
          {hasLifetime && <td>{lifetime}</td>}
          <td>{source}</td>
          <td>{pages}</td>
        </tr>
      )}
    </WideTable>
  );
}
