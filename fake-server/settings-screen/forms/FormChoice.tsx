import type { ListedForm } from './control.ts';

export interface FormChoiceProps {
  /** null until they are here. */
  readonly forms: readonly ListedForm[] | null;
  /** Id of the chosen one. */
  readonly chosen: string;
  readonly onChoose: (form: ListedForm | undefined) => void;
}

/** Which of the site's forms is edited. */
export const FormChoice = ({ forms, chosen, onChoose }: FormChoiceProps) => (
  <div className="field">
    <label htmlFor="form">Form</label>
    <select id="form" value={chosen} onChange={({ target }) => onChoose(forms?.find(({ formId }) => formId === target.value))}>
      {forms?.length === 0 && <option>This site has no forms</option>}
      {forms?.map(({ formId, path, isEdited }) => (
        <option key={formId} value={formId}>
          {path} · {formId.slice(-4)}
          {isEdited ? ' (edited)' : ''}
        </option>
      ))}
    </select>
  </div>
);
