import { readHung, releaseHung } from '../control.ts';
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
      <ul className="plain">
        {hung.map(({ id, method = '', path = '', site = '', fault = '' }, index) => (
          <li key={id ?? index}>
            <bdi>
              {method} {path}
            </bdi>{' '}
            <span className="soft">
              {site} <code>{fault}</code>
            </span>
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
    </section>
  );
}
