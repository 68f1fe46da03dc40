import { likertLabels } from './form-enums.ts';

/** English captions of drawn fields and their parts, worded like published forms; other languages are in `contract/texts`. */
export const formCaptions = {
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
} as const;

export type FormCaptionName = keyof typeof formCaptions;
/** The captions of one language. */
export type FormCaptions = Readonly<Record<FormCaptionName, string>>;
