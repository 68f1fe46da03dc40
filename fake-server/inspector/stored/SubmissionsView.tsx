import { readSubmissions, type SeenSubmission } from '../control.ts';
import { EmptyState } from '../EmptyState.tsx';
import { clockTime } from '../row-texts.ts';
import { useReading } from '../use-reading.tsx';

/** Shows the submissions of forms, the newest first, with the values of their fields. */
export function SubmissionsView() {
  const { value: submissions, problem } = useReading(readSubmissions);
  if (problem !== '') return <EmptyState title="The submissions cannot be read" text={problem} />;
  if (!submissions) return null;
  if (submissions.length === 0)
    return <EmptyState title="No submissions yet" text="Send a form of a site: its values appear here." />;
  return (
    <div className="page">
      <section aria-labelledby="submissions-title">
        <div className="section-head">
          <h3 id="submissions-title">
            {submissions.length === 1 ? '1 submission' : `${submissions.length.toLocaleString('en')} submissions`}
          </h3>
          <a href="/__ss/submissions.csv" download="submissions.csv">
            Save as CSV
          </a>
        </div>
        {submissions
          .slice(-maxShown)
          .toReversed()
          .map((submission) => (
            <Submission key={submission.seq} submission={submission} />
          ))}
      </section>
    </div>
  );
}

/** The newest submissions; the others are in the CSV. */
const maxShown = 200;

function Submission({ submission: { time, site, formId, pagePath, values } }: { readonly submission: SeenSubmission }) {
  return (
    <details className="stored">
      <summary>
        <span className="soft">{clockTime(time)}</span>
        <bdi>{site}</bdi>
        <bdi className="soft">{pagePath}</bdi>
        <bdi className="soft">{formId}</bdi>
      </summary>
      <dl className="facts">
        {Object.entries(values).map(([name, value]) => (
          <div key={name}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
