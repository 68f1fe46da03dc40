export interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly isLong?: boolean;
  readonly onChange: (value: string) => void;
}

/** A labelled text of one line, or of several. */
export function TextField({ id, label, value, isLong = false, onChange }: TextFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea id={id} rows={3} value={value} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input id={id} type="text" value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </div>
  );
}
