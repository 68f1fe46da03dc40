import { likertLabels } from './form-enums.ts';
import type { FormCaptionName, FormStrings } from './form-strings.ts';

/** What stands at the parts of fields, as published forms have it. Wild §3. */
export const formCaptions: Readonly<Record<FormCaptionName, string>> = {
  'name.firstName': 'First Name',
  'name.lastName': 'Last Name',
  'phone.country': 'Country',
  'phone.areaCode': 'Area Code',
  'phone.prefix': 'Prefix',
  'phone.line': 'Line',
  'phone.number': 'Number',
  'address.address1': 'Address 1',
  'address.address2': 'Address 2',
  'address.city': 'City',
  'address.stateProvince': 'State/Province',
  'address.zipPostalCode': 'Zip/Postal Code',
  'address.country': 'Country',
  'date.month': 'Month',
  'date.day': 'Day',
  'date.year': 'Year',
  'time.hour': 'Hour',
  'time.minute': 'Minute',
  'time.amPm': 'AM/PM',
  'time.am': 'AM',
  'time.pm': 'PM',
  'likert.stronglyDisagree': likertLabels[-2],
  'likert.disagree': likertLabels[-1],
  'likert.neutral': likertLabels[0],
  'likert.agree': likertLabels[1],
  'likert.stronglyAgree': likertLabels[2],
  'email.signUp': 'Sign up for news and updates',
  requiredMark: '(required)',
  submit: 'Submit',
  choose: 'Select an option',
};

/** The form's own words, else the default's. */
export const captionOf = (strings: FormStrings, name: FormCaptionName): string => strings[name] ?? formCaptions[name];
