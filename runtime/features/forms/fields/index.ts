import type { ReadableFieldType } from '../../../contract/forms/form-field.ts';
import type { FieldView } from '../drawing/field-view.tsx';
import { address } from './address.tsx';
import { checkbox } from './checkbox.tsx';
import { currency } from './currency.tsx';
import { date } from './date.tsx';
import { email } from './email.tsx';
import { file } from './file.tsx';
import { hidden } from './hidden.tsx';
import { likert } from './likert.tsx';
import { name } from './name.tsx';
import { number } from './number.tsx';
import { password } from './password.tsx';
import { phone } from './phone.tsx';
import { radio } from './radio.tsx';
import { section } from './section.tsx';
import { select } from './select.tsx';
import { text } from './text.tsx';
import { textarea } from './textarea.tsx';
import { time } from './time.tsx';
import { twitter } from './twitter.tsx';
import { website } from './website.tsx';

/** How each field type is drawn: a missing one does not compile. */
export const fieldViews: Readonly<Record<ReadableFieldType, FieldView>> = {
  name,
  date,
  time,
  address,
  phone,
  radio,
  checkbox,
  select,
  likert,
  hidden,
  section,
  text,
  textarea,
  email,
  number,
  website,
  currency,
  password,
  twitter,
  file,
};
