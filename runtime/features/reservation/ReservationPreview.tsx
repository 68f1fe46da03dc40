import { reservation } from '../../contract/texts/en/owners.ts';
import type { ViewParts } from '../../ui/static-view.ts';

/** What the likeness says, each in a part of that name. */
export type LikenessText = 'partySize' | 'people' | 'date' | 'today' | 'time' | 'sevenInTheEvening' | 'find';

export interface ReservationPreviewParts extends ViewParts, Readonly<Record<LikenessText, HTMLElement>> {
  readonly alert: HTMLElement;
}

/**
 * What a signed-in owner sees in place of the reservation widget: its likeness, out of use, and the alert. Rendered once, at build
 * time; the chunk writes the alert's texts into it. Spec 2 §6.
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
      <div className="sqs-reservation-alert" role="alert" data-part="alert" />
    </div>
  );
}

function Field({ label, value }: { readonly label: LikenessText; readonly value: LikenessText }) {
  return (
    <span className="sqs-reservation-field">
      <span data-part={label}>{reservation[label]}</span>
      <span data-part={value}>{reservation[value]}</span>
    </span>
  );
}
