import type { FieldView } from '../parts/field-view.tsx';
import { Part, Parts } from '../parts/Parts.tsx';

/** Hour, minute and half of the day; the seconds are a hidden part, always 00. */
export const time: FieldView = ({ field, translate }) => (
  <Parts field={field} translate={translate}>
    <Part className="hour" caption={translate('time.hour')}>
      <input className="field-element field-control" name="hour" data-title="Hour" inputMode="numeric" maxLength={2} size={2} />
    </Part>
    <Part className="minute" caption={translate('time.minute')}>
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
    <Part className="ampm" caption={translate('time.amPm')}>
      <select className="field-element field-control" name="ampm" data-title="Ampm">
        <option value="AM">{translate('time.am')}</option>
        <option value="PM">{translate('time.pm')}</option>
      </select>
    </Part>
  </Parts>
);
