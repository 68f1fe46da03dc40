import type { ReactNode } from 'react';
import { formFieldsets, formFieldTypes } from '../../../runtime/contract/forms/form-enums.ts';
import { type FormContext, fieldsOf, htmlOf, withField, withFieldMoved, withNewField, withoutField } from '../form-model.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { TextField } from './TextField.tsx';

export interface FormSettingsProps {
  readonly context: FormContext;
  readonly onChange: (context: FormContext) => void;
  /** The submissions: the content of the fieldset STORAGE. */
  readonly storage: ReactNode;
}

/** Edits a form by its fieldsets, BUILD to DISCLAIMER, in the order of their numbers: forms#fieldsets. */
export function FormSettings({ context, onChange, storage }: FormSettingsProps) {
  const fields = fieldsOf(context);
  const text = (key: string, label: string) => (
    <TextField
      id={idOf(label)}
      label={label}
      value={String(context[key] ?? '')}
      onChange={(value) => onChange({ ...context, [key]: value })}
    />
  );
  const html = (key: string, label: string) => (
    <TextField
      id={idOf(label)}
      label={label}
      isLong
      value={htmlOf(context[key])}
      onChange={(value) => onChange({ ...context, [key]: { html: value } })}
    />
  );
  const fieldsets: Readonly<Record<keyof typeof formFieldsets, ReactNode>> = {
    BUILD: (
      <>
        {text('formName', 'Name of the form')}
        {fields.map((field, index) => (
          <FieldEditor
            key={String(field.id ?? index)}
            field={field}
            context={context}
            index={index}
            count={fields.length}
            onChange={(next) => onChange(withField(context, index, next))}
            onMove={(by) => onChange(withFieldMoved(context, index, by))}
            onRemove={() => onChange(withoutField(context, index))}
          />
        ))}
        <NewField onAdd={(type) => onChange(withNewField(context, type))} />
        {text('formSubmitButtonText', 'Submit button')}
      </>
    ),
    STORAGE: storage,
    ADVANCED: (
      <>
        {html('formSubmissionMessage', 'Message after sending (HTML)')}
        {text('successRedirect', 'Page to go to after sending')}
      </>
    ),
    CAPTCHA: (
      <div className="field toggle">
        <input
          id="captcha"
          className="switch"
          type="checkbox"
          checked={context.captchaEnabled === true}
          onChange={({ target }) => onChange({ ...context, captchaEnabled: target.checked })}
        />
        <label htmlFor="captcha">Ask for a captcha</label>
        <p className="hint">Shown on sites that have a captcha key.</p>
      </div>
    ),
    DISCLAIMER: html('disclaimerMessage', 'Disclaimer (HTML)'),
  };
  const names = (Object.keys(formFieldsets) as (keyof typeof formFieldsets)[]).sort(
    (one, other) => formFieldsets[one] - formFieldsets[other],
  );
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {names.map((name) => (
        <section key={name} aria-labelledby={`fieldset-${name}`}>
          <h2 id={`fieldset-${name}`}>{name.charAt(0) + name.slice(1).toLowerCase()}</h2>
          {fieldsets[name]}
        </section>
      ))}
    </form>
  );
}

function NewField({ onAdd }: { readonly onAdd: (type: (typeof formFieldTypes)[number]) => void }) {
  return (
    <div className="field">
      <label htmlFor="new-field">Add a field</label>
      <select
        id="new-field"
        value=""
        onChange={({ target }) => {
          const type = formFieldTypes.find((each) => each === target.value);
          if (type) onAdd(type);
        }}
      >
        <option value="">Choose its type</option>
        {formFieldTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
    </div>
  );
}

/** Returns the id of the control with a label. */
const idOf = (label: string): string => `form-${label.toLowerCase().replace(/\W+/g, '-')}`;
