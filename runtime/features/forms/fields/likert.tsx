import type { FormCaptionName } from '../../../contract/forms/form-captions.ts';
import type { FieldView } from '../drawing/field-view.tsx';
import { Parts } from '../parts/Parts.tsx';

const answers: readonly (readonly [value: string, label: FormCaptionName])[] = [
  ['-2', 'likert.stronglyDisagree'],
  ['-1', 'likert.disagree'],
  ['0', 'likert.neutral'],
  ['1', 'likert.agree'],
  ['2', 'likert.stronglyAgree'],
];

/** A row of five answers for each question. Spec 2 §5. */
export const likert: FieldView = ({ field, word }) => (
  <Parts field={field} word={word} kind="field">
    {field.options.map((question, index) => (
      <fieldset className="item" data-question={question} key={question}>
        <legend className="question">{question}</legend>
        {answers.map(([value, label]) => (
          <div className="option" key={value}>
            <label>
              <input type="radio" name={`${field.id}-${index}`} value={value} /> <span>{word(label)}</span>
            </label>
          </div>
        ))}
      </fieldset>
    ))}
  </Parts>
);
