import { reservation } from '../../contract/texts/en/owners.ts';

/** The texts of the placeholder form, each in a part of that name. */
export type PlaceholderText = 'partySize' | 'people' | 'date' | 'today' | 'time' | 'sevenInTheEvening' | 'find';

/**
 * A placeholder of the reservation widget for signed-in owners: an inert form and an alert. Rendered at build time; the
 * chunk `reservation` fills it. `commerce#reservation-preview`
 */
export function ReservationPreview() {
  return (
    <div className="sqs-reservation-preview">
      <div className="sqs-reservation-form" inert>
        <Field label="partySize" value="people" />
        <Field label="date" value="today" />
        <Field label="time" value="sevenInTheEvening" />
        <span className="sqs-reservation-find" data-part="find">
          {reservation.find}
        </span>
      </div>
      <div className="sqs-reservation-alert" role="alert" data-part="alert">
        <strong data-part="title" />
        <p data-part="message" />
        <button type="button" data-part="logOut" />
      </div>
    </div>
  );
}

function Field({ label, value }: { readonly label: PlaceholderText; readonly value: PlaceholderText }) {
  return (
    <span className="sqs-reservation-field">
      <span data-part={label}>{reservation[label]}</span>
      <span data-part={value}>{reservation[value]}</span>
    </span>
  );
}
