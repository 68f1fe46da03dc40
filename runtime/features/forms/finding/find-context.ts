import { decodeFormStrings } from '../../../contract/forms/decode-form-strings.ts';
import {
  decodeFormContext,
  type FormDefinition,
  type FormProblem,
  readFormContext,
  readProductForm,
} from '../../../contract/forms/form-definition.ts';
import { contextScriptOf } from './context-scripts.ts';

/** The form context that belongs to a form or to the wrapper of one; null where the page has none for it. Wild §3, wild 2 §6. */
export function findContext(element: Element): FormDefinition | FormProblem | null {
  const { ownerDocument: document } = element;
  const script = contextScriptOf(element);
  if (!script) return null;
  const isEnglish = /^(en\b|$)/i.test(document.documentElement.lang);
  const definition = readFormContext(script.textContent ?? '', isEnglish);
  if (typeof definition === 'string') return definition;
  const more = document.getElementById(`form-context-localized-strings-${definition.formId}`);
  return more ? { ...definition, strings: { ...readStrings(more.textContent, isEnglish), ...definition.strings } } : definition;
}

function readStrings(text: string | null, isEnglish: boolean) {
  try {
    return decodeFormStrings(JSON.parse(text ?? ''), isEnglish);
  } catch {
    return {};
  }
}

/** A product's additional fields as a form that is never sent by itself. */
export function readAdditionalFields(dataForm: string): FormDefinition | FormProblem {
  const product = readProductForm(dataForm);
  return typeof product === 'string'
    ? product
    : decodeFormContext({ formId: 'additional-fields', formName: product.name, formFields: product.fields });
}
