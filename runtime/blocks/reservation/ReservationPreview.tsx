/**
 * What a signed-in owner sees in place of the reservation widget: its likeness, out of use, and the alert. Rendered once, at build
 * time; the chunk writes the alert's texts into it. Spec 2 §6.
 */
export function ReservationPreview() {
  return (
    <div className="sqs-reservation-preview">
      <div className="sqs-reservation-form" inert>
        <Field label="Party size" value="2 people" />
        <Field label="Date" value="Today" />
        <Field label="Time" value="7:00 pm" />
        <span className="sqs-reservation-find">Find a table</span>
      </div>
      <div className="sqs-reservation-alert" role="alert" />
    </div>
  );
}

function Field({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <span className="sqs-reservation-field">
      {label}
      <span>{value}</span>
    </span>
  );
}
