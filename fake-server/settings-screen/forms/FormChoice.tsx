import type { ListedForm } from './control.ts';

export interface FormChoiceProps {
  /** null until the forms are loaded. */
  readonly forms: readonly ListedForm[] | null;
  /** Id of the chosen form. */
  readonly chosen: string;
  readonly onChoose: (form: ListedForm | undefined) => void;
}

/** Chooses the form of the site that is edited. */
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
