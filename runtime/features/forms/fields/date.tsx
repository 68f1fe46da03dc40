import type { FieldView } from '../parts/field-view.tsx';
import { Part, Parts } from '../parts/Parts.tsx';

const digits = { month: 2, day: 2, year: 4 } as const;
const titles = { month: 'Month', day: 'Day', year: 'Year' } as const;

/** Month, day and year in the order of the page's language, forms#language-order. */
export const date: FieldView = ({ field, translate, locale }) => (
  <Parts field={field} translate={translate}>
    {orderOf(locale).map((part) => (
      <Part className={part} caption={translate(`date.${part}`)} key={part}>
        <input
          className="field-element field-control"
          name={part}
          data-title={titles[part]}
          inputMode="numeric"
          maxLength={digits[part]}
          size={digits[part]}
          autoComplete="off"
        />
      </Part>
    ))}
  </Parts>
);

/** Returns the English order for a language that the browser does not support. */
function orderOf(locale: string): readonly (keyof typeof digits)[] {
  try {
    const order = new Intl.DateTimeFormat(locale || 'en-US')
      .formatToParts(0)
      .map(({ type }) => type)
      .filter((type): type is keyof typeof digits => type in digits);
    if (order.length === 3) return order;
  } catch {
    // The locale is not a language tag.
  }
  return ['month', 'day', 'year'];
}
