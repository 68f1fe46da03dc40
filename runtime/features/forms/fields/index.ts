import type { ReadableFieldType } from '../../../contract/forms/form-field.ts';
import type { FieldView } from '../parts/field-view.tsx';
import { address } from './address.tsx';
import { checkbox, likert, radio } from './choices.tsx';
import { date } from './date.tsx';
import { name } from './name.tsx';
import { hidden, section } from './passive-fields.tsx';
import { phone } from './phone.tsx';
import { currency, email, file, number, password, select, text, textarea, twitter, website } from './single-fields.tsx';
import { time } from './time.tsx';

/** The view of each field type; a missing one does not compile. */
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
