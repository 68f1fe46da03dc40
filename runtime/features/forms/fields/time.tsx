import type { FieldView } from '../drawing/field-view.tsx';
import { Part, Parts } from '../parts/Parts.tsx';

/** Hour, minute and half of the day; the seconds are there, but nobody sees them (wild §3). */
export const time: FieldView = ({ field, word }) => (
  <Parts field={field} word={word}>
    <Part className="hour" caption={word('time.hour')}>
      <input className="field-element field-control" name="hour" data-title="Hour" inputMode="numeric" maxLength={2} size={2} />
    </Part>
    <Part className="minute" caption={word('time.minute')}>
      <input
        className="field-element field-control"
        name="minute"
        data-title="Minute"
        inputMode="numeric"
        maxLength={2}
        size={2}
      />
    </Part>
    <input type="hidden" data-title="Second" value="00" readOnly />
    <Part className="ampm" caption={word('time.amPm')}>
      <select className="field-element field-control" name="ampm" data-title="Ampm">
        <option value="AM">{word('time.am')}</option>
        <option value="PM">{word('time.pm')}</option>
      </select>
    </Part>
  </Parts>
);
