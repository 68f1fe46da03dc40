/** Field types with a list of options: `.option > label > input`. */
import type { FormCaptionName } from '../../../contract/forms/form-captions.ts';
import type { FieldProps, FieldView } from '../parts/field-view.tsx';
import { Parts } from '../parts/Parts.tsx';

export const radio: FieldView = ({ field, translate }) => <Choices field={field} translate={translate} type="radio" />;

export const checkbox: FieldView = ({ field, translate }) => <Choices field={field} translate={translate} type="checkbox" />;

function Choices({ field, translate, type }: Pick<FieldProps, 'field' | 'translate'> & { readonly type: 'radio' | 'checkbox' }) {
  return (
    <Parts field={field} translate={translate} kind="field">
      {field.options.map((option) => (
        <div className="option" key={option}>
          <label>
            <input type={type} name={field.id} value={option} /> <span>{option}</span>
          </label>
        </div>
      ))}
    </Parts>
  );
}

/** A row of five answers for each question, forms#likert-labels. */
export const likert: FieldView = ({ field, translate }) => (
  <Parts field={field} translate={translate} kind="field">
    {field.options.map((question, index) => (
      <fieldset className="item" data-question={question} key={question}>
        <legend className="question">{question}</legend>
        {likertAnswers.map(({ value, caption }) => (
          <div className="option" key={value}>
            <label>
              <input type="radio" name={`${field.id}-${index}`} value={value} /> <span>{translate(caption)}</span>
            </label>
          </div>
        ))}
      </fieldset>
    ))}
  </Parts>
);

const likertAnswers: readonly { readonly value: string; readonly caption: FormCaptionName }[] = [
  { value: '-2', caption: 'likert.stronglyDisagree' },
  { value: '-1', caption: 'likert.disagree' },
  { value: '0', caption: 'likert.neutral' },
  { value: '1', caption: 'likert.agree' },
  { value: '2', caption: 'likert.stronglyAgree' },
];
