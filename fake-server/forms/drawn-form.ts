import { decodeFormField, type ReadableFieldType, readableFieldTypes } from '../../runtime/contract/forms/form-field.ts';
import { partsOf } from '../../runtime/contract/forms/form-values.ts';
import type { PageElement, PageElements, PageTree } from '../html/parse-page.ts';
import type { PageControl, PageForm } from './page-form.ts';

interface DrawnField {
  type: ReadableFieldType;
  /** Empty until one of its controls has a name. */
  id: string;
  readonly required: boolean;
  readonly title: string;
  maxLength: string;
  readonly options: string[];
}

/** Reads a form that the server has drawn from its markup, with the field ids of the runtime. */
export function readDrawnForm(form: PageElements, page: PageTree): PageForm {
  const fields: DrawnField[] = [];
  const fieldOfBox = new Map<PageElement, DrawnField>();
  const controls: PageControl[] = [];
  const honeypots: string[] = [];

  /** Returns the id, with `-2`, `-3` … when another field of the form has it. */
  const uniqueId = (id: string): string => {
    let unique = id;
    for (let number = 2; id && fields.some((field) => field.id === unique); number += 1) unique = `${id}-${number}`;
    return unique;
  };
  const addField = (field: Omit<DrawnField, 'maxLength' | 'options'>): DrawnField => {
    const added = { ...field, id: uniqueId(field.id), maxLength: '', options: [] };
    fields.push(added);
    return added;
  };
  const addBox = (box: PageElements): void => {
    const named = readableFieldTypes.filter((type) => box.hasClass(type));
    const type = named.find((each) => each !== 'hidden') ?? named[0] ?? 'text';
    const title = ownText(box.find('.title'));
    fieldOfBox.set(
      box.get(0) as PageElement,
      addField({ type, id: box.attr('id') ?? '', required: box.hasClass('required'), title }),
    );
  };
  /** Returns the field of a control outside every field box. Choices of the same name are one field. */
  const fieldOfBareControl = (control: PageElements): DrawnField | undefined => {
    const name = control.attr('name') ?? '';
    const type = control.attr('type') ?? 'text';
    if (!name || type === 'hidden') return undefined;
    const known = isChoice(type) ? fields.find(({ id }) => id === name) : undefined;
    return known ?? addField({ type: typeOfControl(control, type), id: name, required: has(control, 'required'), title: '' });
  };
  const addControl = (control: PageElements): void => {
    const type = control.attr('type') ?? '';
    const name = control.attr('name') ?? '';
    if (has(control, 'data-ss-honeypot')) {
      honeypots.push(name);
      return;
    }
    if (/^(submit|button|image|reset)$/.test(type) || has(control, 'data-ss-extra')) return;
    const box = control.closest('.form-item').get(0) as PageElement | undefined;
    const field = (box && fieldOfBox.get(box)) ?? fieldOfBareControl(control);
    if (!field) return;
    field.id ||= uniqueId(name);
    if (control.is('select')) {
      if (has(control, 'multiple')) field.type = 'checkbox';
      field.options.push(...optionsOf(control, page));
    } else if (isChoice(type)) {
      if (field.type !== 'likert') field.options.push(control.attr('value') ?? 'on');
    } else if (control.is('textarea')) field.maxLength = control.attr('data-max-length') ?? control.attr('maxlength') ?? '';
    const part = partsOf(field.type)?.indexOf(control.attr('data-title') ?? '') ?? -1;
    if (name) controls.push({ name, fieldId: field.id, part: part < 0 ? null : part });
  };

  for (const element of form.find('.form-item,[data-question],input,select,textarea').toArray()) {
    const found = page(element);
    if (found.hasClass('form-item')) addBox(found);
    const question = found.attr('data-question');
    if (question) fields.at(-1)?.options.push(question);
    if (found.is('input,select,textarea')) addControl(found);
  }
  const formId = form.attr('data-form-id') ?? '';
  const inline = form.attr('onsubmit') ?? '';
  return {
    formId,
    name: formId,
    collectionId: handlerArgument(inline, 'collectionId'),
    objectName: handlerArgument(inline, 'objectName'),
    fields: fields.flatMap((field) => decodeFormField(field) ?? []),
    formats: null,
    hasCaptcha: form.find('.captcha-container').length > 0,
    controls,
    honeypots,
    context: null,
  };
}

const optionsOf = (select: PageElements, page: PageTree): string[] =>
  select
    .find('option')
    .toArray()
    .map((option) => page(option).attr('value') ?? page(option).text().trim())
    .filter(Boolean);

const has = (element: PageElements, attribute: string): boolean => element.attr(attribute) !== undefined;

const isChoice = (type: string): boolean => type === 'radio' || type === 'checkbox';

function typeOfControl(control: PageElements, type: string): ReadableFieldType {
  if (!control.is('input')) return control.is('select') ? 'select' : 'textarea';
  return (['email', 'number', 'password', 'radio', 'checkbox', 'file'] as const).find((name) => name === type) ?? 'text';
}

/** Returns the text of the elements without their child elements, such as the star of a required field. */
const ownText = (elements: PageElements): string =>
  elements
    .contents()
    .toArray()
    .map((node) => (node.type === 'text' ? node.data : ''))
    .join('')
    .trim();

/** Returns an argument of the form's `onsubmit` handler, such as `collectionId: "…"`. */
const handlerArgument = (inline: string, name: string): string =>
  new RegExp(`${name}\\s*:\\s*["']([^"']*)`).exec(inline)?.[1] ?? '';
