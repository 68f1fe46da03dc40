import { readHung, releaseHung } from '../control.ts';
import { clockTime } from '../row-texts.ts';
import { useReading } from '../use-reading.tsx';

/** Shows the responses that faults hold back, and releases them. Absent without one. */
export function HungList() {
  const { value: hung, problem, readAgain } = useReading(readHung);
  if (!hung || hung.length === 0) return null;
  return (
    <section aria-labelledby="hung-title">
      <div className="section-head">
        <h3 id="hung-title">{hung.length === 1 ? '1 response is held back' : `${hung.length} responses are held back`}</h3>
        <button type="button" onClick={() => void releaseHung().then(readAgain, readAgain)}>
          Release all
        </button>
      </div>
      <ul className="hung">
        {hung.map(({ id, endpoint, site, since, rule }) => (
          <li key={id}>
            <span className="soft">{clockTime(since)}</span>
            <bdi>{endpoint || 'unknown call'}</bdi>
            <bdi className="soft">{site}</bdi>
            <code>{rule}</code>
            <button type="button" className="link" onClick={() => void releaseHung(id).then(readAgain, readAgain)}>
              Release
            </button>
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
    </section>
  );
}
