import { printable } from '../../../report/printable.ts';
import { type Cause, causeText } from '../causes.ts';

/** Maximum number of scripts in the list. */
const maxCauses = 10;

/** Scripts behind several findings. */
export function Causes({ causes }: { readonly causes: readonly Cause[] }) {
  if (causes.length === 0) return null;
  return (
    <section aria-labelledby="causes">
      <h2 id="causes">One script, several findings</h2>
      <ul className="causes">
        {causes.slice(0, maxCauses).map((cause) => (
          <li key={cause.place}>
            <code>{printable(cause.place)}</code> <bdi>{printable(causeText(cause))}</bdi>
          </li>
        ))}
        {causes.length > maxCauses && <li>and {causes.length - maxCauses} more</li>}
      </ul>
    </section>
  );
}
