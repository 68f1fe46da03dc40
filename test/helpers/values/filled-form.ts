/** Returns the id of a field of a form by its type and number. */
type IdOf = (type: string, index: number) => string;

/** Ids of a form whose markup the server sends, and of one that is drawn from its context. */
export const serverId: IdOf = (type, index) => `${type}-yui_${index}`;
export const drawnId: IdOf = (type, index) => `${type}-0${String(index).padStart(2, '0')}`;

/** Returns what a visitor enters in each control of the forms of the site `forms`, by selector; empty for a choice. */
export const everyField = (idOf: IdOf): Readonly<Record<string, string>> => ({
  [`#${idOf('name', 1)} [data-title=First]`]: 'Ada',
  [`#${idOf('name', 1)} [data-title=Last]`]: 'Example',
  [`#${idOf('email', 2)}-field`]: ' ada@example.com ',
  [`#${idOf('phone', 3)} [data-title=Areacode]`]: '212',
  [`#${idOf('phone', 3)} [data-title=Prefix]`]: '555',
  [`#${idOf('phone', 3)} [data-title=Line]`]: '0100',
  [`#${idOf('date', 4)} [data-title=Month]`]: '2',
  [`#${idOf('date', 4)} [data-title=Day]`]: '28',
  [`#${idOf('date', 4)} [data-title=Year]`]: '2027',
  [`#${idOf('time', 5)} [data-title=Hour]`]: '7',
  [`#${idOf('time', 5)} [data-title=Minute]`]: '30',
  [`#${idOf('time', 5)} [data-title=Ampm]`]: 'PM',
  [`#${idOf('address', 6)} [data-title=Line1]`]: '1 Quay',
  [`#${idOf('address', 6)} [data-title=City]`]: 'Port',
  [`#${idOf('address', 6)} [data-title=State]`]: 'NY',
  [`#${idOf('address', 6)} [data-title=Zip]`]: '10118',
  [`#${idOf('radio', 8)} [value="Eight o’clock"]`]: '',
  [`#${idOf('checkbox', 9)} [value="Fish"]`]: '',
  [`#${idOf('checkbox', 9)} [value="Nuts"]`]: '',
  [`#${idOf('select', 10)}-field`]: 'A friend',
  [`#${idOf('likert', 11)} [data-question="The food was good"] input[value="2"]`]: '',
  [`#${idOf('likert', 11)} [data-question="The room was warm"] input[value="-1"]`]: '',
  [`#${idOf('text', 12)}-field`]: 'By the window',
  [`#${idOf('textarea', 13)}-field`]: 'No stairs, please.',
  [`#${idOf('number', 14)}-field`]: '3',
  [`#${idOf('website', 15)}-field`]: 'example.com',
  [`#${idOf('currency', 16)}-field`]: '12.50',
  [`#${idOf('twitter', 17)}-field`]: '@ada',
  [`#${idOf('password', 18)}-field`]: 'opensesame',
});

/** Returns the values of the submission of such a form, without its hidden field. */
export const submittedValues = (idOf: IdOf): Readonly<Record<string, unknown>> => ({
  [idOf('name', 1)]: ['Ada', 'Example'],
  [idOf('email', 2)]: 'ada@example.com',
  [idOf('phone', 3)]: ['', '212', '555', '0100'],
  [idOf('date', 4)]: ['2', '28', '2027'],
  [idOf('time', 5)]: ['7', '30', '00', 'PM'],
  [idOf('address', 6)]: ['1 Quay', '', 'Port', 'NY', '10118', ''],
  [idOf('radio', 8)]: 'Eight o’clock',
  [idOf('checkbox', 9)]: ['Fish', 'Nuts'],
  [idOf('select', 10)]: 'A friend',
  [idOf('likert', 11)]: { 'The food was good': '2', 'The room was warm': '-1' },
  [idOf('text', 12)]: 'By the window',
  [idOf('textarea', 13)]: 'No stairs, please.',
  [idOf('number', 14)]: '3',
  [idOf('website', 15)]: 'example.com',
  [idOf('currency', 16)]: '12.50',
  [idOf('twitter', 17)]: '@ada',
  // Stored submissions have passwords masked.
  [idOf('password', 18)]: 'xxxxxxxxxx',
});

/** Sets controls by script, as a browser fills in what it has saved. Runs in the page. */
export function fillIn(values: Readonly<Record<string, string>>): void {
  for (const [selector, value] of Object.entries(values)) {
    const control = document.querySelector<HTMLInputElement>(selector);
    if (!control) throw new Error(`There is no ${selector}`);
    if (control.type === 'radio' || control.type === 'checkbox') control.click();
    else {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
