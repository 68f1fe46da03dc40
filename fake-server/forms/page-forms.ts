import { Parser } from 'htmlparser2';
import { type FormDefinition, readFormContext } from '../../runtime/contract/forms/form-definition.ts';
import {
  decodeFormField,
  type FormField,
  type ReadableFieldType,
  readableFieldTypes,
} from '../../runtime/contract/forms/form-field.ts';
import type { FormFormats } from '../../runtime/contract/forms/form-formats.ts';
import { partsOf } from '../../runtime/contract/forms/form-values.ts';

/** A form that stands on a page, as the platform knows it. */
export interface PageForm {
  readonly formId: string;
  readonly name: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly fields: readonly FormField[];
  readonly formats: FormFormats | null;
  readonly hasCaptcha: boolean;
  /** What the browser sends without a script: a control's name, and where its value belongs; in the order of the page. */
  readonly controls: readonly PageControl[];
  /** Names of the controls that only programs fill in. */
  readonly baits: readonly string[];
  /** The form context as it stands in the page; null for a form that the server draws. */
  readonly context: object | null;
}

export interface PageControl {
  readonly name: string;
  readonly fieldId: string;
  /** Index of the part; null where the value is the whole. */
  readonly part: number | null;
}

/** Every form of a page: form contexts, and first-generation markup. Wild §3. Never throws. */
export function readPageForms(html: string): readonly PageForm[] {
  if (!/data-form-id|sqs-form-block-context/.test(html)) return [];
  const forms: PageForm[] = [];
  let script: string | null = null;
  let open: OpenForm | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && /\bsqs-form-block-context\b/.test(attributes.class ?? '')) script = '';
      if (name === 'form' && attributes['data-form-id']) open = openForm(attributes);
      else open?.tag(name, attributes);
    },
    ontext(text) {
      if (script !== null) script += text;
      else open?.text(text);
    },
    onclosetag(name) {
      if (name === 'script' && script !== null) {
        const form = formOfContext(script);
        if (form) forms.push(form);
        script = null;
      }
      if (name === 'form' && open) {
        forms.push(open.done());
        open = null;
      }
      open?.close(name);
    },
  });
  parser.write(html);
  parser.end();
  return forms;
}

function formOfContext(text: string): PageForm | null {
  const definition: FormDefinition | string = readFormContext(text);
  return typeof definition === 'string' ? null : formOf(definition, JSON.parse(text) as object);
}

/** A form as its definition says. */
export const formOf = (definition: FormDefinition, context: object): PageForm => ({
  formId: definition.formId,
  name: definition.formName || definition.formId,
  collectionId: definition.collectionId,
  objectName: definition.objectName,
  fields: definition.fields,
  formats: definition.formats,
  hasCaptcha: definition.captchaEnabled,
  controls: [],
  baits: [],
  context,
});

type Attributes = Readonly<Record<string, string>>;

interface OpenForm {
  tag(name: string, attributes: Attributes): void;
  text(text: string): void;
  close(name: string): void;
  done(): PageForm;
}

interface Item {
  type: ReadableFieldType;
  /** Empty until a control of it has said its name. */
  id: string;
  readonly required: boolean;
  title: string;
  maxLength: string;
  readonly options: string[];
}

function typeOfControl(tag: string, type: string): ReadableFieldType {
  if (tag !== 'input') return tag === 'select' ? 'select' : 'textarea';
  return (['email', 'number', 'password', 'radio', 'checkbox', 'file'] as const).find((name) => name === type) ?? 'text';
}

/** Collects the fields of a form that the server has drawn, as the runtime finds them in its markup. */
function openForm(attributes: Attributes): OpenForm {
  const items: Item[] = [];
  const controls: PageControl[] = [];
  const baits: string[] = [];
  let hasCaptcha = false;
  let inTitle = 0;
  let optionText: string | null = null;
  let depth = 0;
  const inline = attributes.onsubmit ?? '';
  const handlerArgument = (name: string) => new RegExp(`${name}\\s*:\\s*["']([^"']*)`).exec(inline)?.[1] ?? '';
  /** The one that is open, and how deep it stands. */
  let current: { readonly item: Item; readonly depth: number } | null = null;
  const addItem = (type: ReadableFieldType, id: string, required: boolean): Item => {
    const item = { type, id: idOfOwn(id), required, title: '', maxLength: '', options: [] };
    items.push(item);
    return item;
  };
  /** Each field has an id of its own. */
  const idOfOwn = (base: string): string => {
    let id = base;
    for (let number = 2; base && items.some((item) => item.id === id); number += 1) id = `${base}-${number}`;
    return id;
  };
  /** What stands in no field is one by its name, boxes and buttons of one name together. Others' hidden fields are theirs. */
  const itemOfBare = (tag: string, { name = '', type = 'text', ...more }: Attributes): Item | null => {
    if (!name || type === 'hidden') return null;
    const isChoice = type === 'radio' || type === 'checkbox';
    return (
      (isChoice && items.find(({ id }) => id === name)) || addItem(typeOfControl(tag, type), name, more.required !== undefined)
    );
  };
  const onControl = (name: string, tagAttributes: Attributes) => {
    if (tagAttributes['data-ss-honeypot'] !== undefined) {
      baits.push(tagAttributes.name ?? '');
      return;
    }
    const type = tagAttributes.type ?? '';
    if (/^(submit|button|image|reset)$/.test(type) || tagAttributes['data-ss-extra'] !== undefined) return;
    const item = current?.item ?? itemOfBare(name, tagAttributes);
    if (!item) return;
    item.id ||= idOfOwn(tagAttributes.name ?? '');
    if (tagAttributes.multiple !== undefined && name === 'select') item.type = 'checkbox';
    if (type === 'radio' || type === 'checkbox') {
      if (item.type !== 'likert') item.options.push(tagAttributes.value ?? 'on');
    } else if (name === 'textarea') item.maxLength = tagAttributes['data-max-length'] ?? tagAttributes.maxlength ?? '';
    const part = partsOf(item.type)?.indexOf(tagAttributes['data-title'] ?? '') ?? -1;
    if (tagAttributes.name) controls.push({ name: tagAttributes.name, fieldId: item.id, part: part < 0 ? null : part });
  };
  return {
    tag(name, tagAttributes) {
      const classes = (tagAttributes.class ?? '').split(/\s+/);
      depth += 1;
      if (classes.includes('captcha-container')) hasCaptcha = true;
      if (classes.includes('form-item')) {
        const named = readableFieldTypes.filter((type) => classes.includes(type));
        const type = named.find((each) => each !== 'hidden') ?? named[0] ?? 'text';
        current = { item: addItem(type, tagAttributes.id ?? '', classes.includes('required')), depth };
      }
      if (classes.includes('title')) inTitle = depth;
      const question = tagAttributes['data-question'];
      if (question) items.at(-1)?.options.push(question);
      if (name === 'option') {
        const value = tagAttributes.value;
        if (value) items.at(-1)?.options.push(value);
        else if (value === undefined) optionText = '';
      }
      if (name === 'input' || name === 'select' || name === 'textarea') onControl(name, tagAttributes);
    },
    text(text) {
      const item = items.at(-1);
      if (optionText !== null) optionText += text;
      else if (item && inTitle > 0 && depth === inTitle) item.title += text;
    },
    close(name) {
      if (name === 'option' && optionText !== null) {
        if (optionText.trim()) items.at(-1)?.options.push(optionText.trim());
        optionText = null;
      }
      if (depth === inTitle) inTitle = 0;
      if (depth === current?.depth) current = null;
      depth -= 1;
    },
    done() {
      const fields = items.flatMap((item) => decodeFormField({ ...item, title: item.title.trim() }) ?? []);
      const formId = attributes['data-form-id'] ?? '';
      return {
        formId,
        name: formId,
        collectionId: handlerArgument('collectionId'),
        objectName: handlerArgument('objectName'),
        fields,
        formats: null,
        hasCaptcha,
        controls,
        baits,
        context: null,
      };
    },
  };
}
