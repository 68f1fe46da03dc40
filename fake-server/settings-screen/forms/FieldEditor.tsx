import { type ContextField, type FormContext, propertiesOf, propertyText, typeOf, withProperty } from '../form-model.ts';
import { TextField } from './TextField.tsx';

const labels: Readonly<Record<string, string>> = {
  description: 'Description',
  placeholder: 'Placeholder',
  required: 'Required',
  currencySymbol: 'Currency symbol',
  showCountryCode: 'Show country code',
  underline: 'Underline',
  options: 'Options, one a line',
  key: 'Key',
  value: 'Value',
  maxLength: 'Maximum length',
};

export interface FieldEditorProps {
  readonly field: ContextField;
  readonly index: number;
  readonly count: number;
  readonly context: FormContext;
  readonly onChange: (field: ContextField) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Edits one field of a form: its title, and the properties of its type. */
export function FieldEditor({ field, context, index, count, onChange, onMove, onRemove }: FieldEditorProps) {
  const type = typeOf(field);
  const title = String(field.title || field.key || field.id || 'Field');
  const id = `field-${index}`;
  return (
    <details className="form-field">
      <summary>
        {title} <span className="kind">{String(field.type)}</span>
      </summary>
      {type !== 'hidden' && (
        <TextField
          id={`${id}-title`}
          label="Title"
          value={String(field.title ?? '')}
          onChange={(title) => onChange({ ...field, title })}
        />
      )}
      {(type ? propertiesOf(type, context) : []).map((property) => (
        <Property
          key={property}
          id={`${id}-${property}`}
          label={labels[property] ?? property}
          isLong={property === 'options' || property === 'description'}
          value={propertyText(field, property)}
          onChange={(value) => onChange(withProperty(field, property, value))}
        />
      ))}
      <div className="buttons">
        <button type="button" onClick={() => onMove(-1)} disabled={index === 0} aria-label={`Move ${title} up`}>
          Up
        </button>
        <button type="button" onClick={() => onMove(1)} disabled={index === count - 1} aria-label={`Move ${title} down`}>
          Down
        </button>
        <button type="button" onClick={onRemove} aria-label={`Remove ${title}`}>
          Remove
        </button>
      </div>
    </details>
  );
}

interface PropertyProps {
  readonly id: string;
  readonly label: string;
  readonly value: string | boolean;
  readonly isLong: boolean;
  readonly onChange: (value: string | boolean) => void;
}

function Property({ id, label, value, isLong, onChange }: PropertyProps) {
  if (typeof value === 'boolean')
    return (
      <div className="field toggle">
        <input id={id} className="switch" type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
        <label htmlFor={id}>{label}</label>
      </div>
    );
  return <TextField id={id} label={label} value={value} isLong={isLong} onChange={onChange} />;
}
