import type { Finding } from '../common/findings.ts';
import { FieldFindings } from './FieldFindings.tsx';
import type { Choice } from './settings-model.ts';

export interface ChoicesProps {
  readonly choice: Choice;
  /** Empty for the default. A value that is not an option is shown as an additional option. */
  readonly value: string;
  readonly findings: readonly Finding[];
  readonly onChange: (value: string) => void;
}

/** A setting with a few options and a default. */
export function Choices({ choice: { key, label, options }, value, findings, onChange }: ChoicesProps) {
  const isUnknown = value !== '' && options.every(([each]) => each !== value);
  const all = [['', 'Default'], ...options, ...(isUnknown ? [[value, value]] : [])] as const;
  return (
    <fieldset className="field" aria-describedby={`${key}-findings`}>
      <legend>{label}</legend>
      <div className="choices">
        {all.map(([each, text]) => (
          <label key={each}>
            <input type="radio" name={key} value={each} checked={each === value} onChange={() => onChange(each)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldFindings findings={findings} field={key} />
    </fieldset>
  );
}
