import type { FormField } from '../../../runtime/contract/forms/form-field.ts';
import { summariseValue } from '../../common/summarise-form.ts';
import type { ListedSubmission } from './control.ts';

export interface SubmissionsProps {
  readonly fields: readonly FormField[];
  readonly submissions: readonly ListedSubmission[];
  readonly csv: string;
}

/** Shows the submissions of a form, the newest first: parts with their names, 'N/A' for empty values. */
export function Submissions({ fields, submissions, csv }: SubmissionsProps) {
  if (submissions.length === 0) return <p className="hint">No submissions yet.</p>;
  return (
    <>
      <p>
        <a href={csv} download>
          Export {submissions.length} as CSV
        </a>
      </p>
      {[...submissions].reverse().map(({ seq, time, values }) => (
        <details key={seq} className="submission">
          <summary>
            <time dateTime={time}>{new Date(time).toLocaleString()}</time>
          </summary>
          <dl>
            {fields
              .filter(({ type }) => type !== 'section')
              .map((field) => (
                <div key={field.id}>
                  <dt>{field.title || field.key || field.id}</dt>
                  {summariseValue(field, values[field.id]).map(({ part, text }) => (
                    <dd key={part}>
                      {part && <span className="hint">{part} </span>}
                      {text}
                    </dd>
                  ))}
                </div>
              ))}
          </dl>
        </details>
      ))}
    </>
  );
}
