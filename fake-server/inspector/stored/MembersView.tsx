import { readMembers } from '../control.ts';
import { EmptyState } from '../EmptyState.tsx';
import { useReading } from '../use-reading.tsx';

/** Shows the accounts of the sites' members. */
export function MembersView() {
  const { value: members, problem } = useReading(readMembers);
  if (problem !== '') return <EmptyState title="The members cannot be read" text={problem} />;
  if (!members) return null;
  if (members.length === 0)
    return <EmptyState title="No members yet" text="An account appears here when a visitor signs up or in." />;
  return (
    <div className="page">
      <section aria-label="Members">
        <table>
          <thead>
            <tr>
              <th scope="col">E-mail</th>
              <th scope="col">Name</th>
              <th scope="col">Site</th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ site, email, firstName, lastName }) => (
              <tr key={`${site} ${email}`}>
                <th scope="row">
                  <bdi>{email}</bdi>
                </th>
                <td>
                  <bdi>{`${firstName} ${lastName}`.trim() || '–'}</bdi>
                </td>
                <td>{site}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
