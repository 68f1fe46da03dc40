/** The chunk `form-context`. Reads form contexts. Loaded on pages that have one. */
/** Finds the form context of a form, forms#context-script. */
import { isEnglishPage } from '../../../browser/language.ts';
import { decodeFormStrings } from '../../../contract/forms/decode-form-strings.ts';
import {
  decodeFormContext,
  type FormDefinition,
  type FormProblem,
  readFormContext,
  readProductForm,
} from '../../../contract/forms/form-definition.ts';
import { readJson } from '../../../contract/read.ts';

const contextScripts =
  '.sqs-form-block-context,[id^="form-context-"][type="application/json"]:not([id^="form-context-localized-strings-"])';

/** Returns the definition of a form or of its wrapper, the reason why it has no definition, or null without a context script. */
export function findContext(element: Element): FormDefinition | FormProblem | null {
  const { ownerDocument: document } = element;
  const script = findContextScript(element);
  if (!script) return null;
  const isEnglish = isEnglishPage();
  const definition = readFormContext(script.textContent ?? '', isEnglish);
  if (typeof definition === 'string') return definition;
  const more = document.getElementById(`form-context-localized-strings-${definition.formId}`);
  return more
    ? { ...definition, strings: { ...decodeFormStrings(readJson(more.textContent), isEnglish), ...definition.strings } }
    : definition;
}

/**
 * Returns the context script of a form or of its wrapper: by the form's id, else the script right before the wrapper, else the
 * one right after it unless another wrapper follows that script.
 */
export function findContextScript(element: Element): Element | null {
  const { ownerDocument: document } = element;
  const id = (element as HTMLElement).dataset.formId;
  if (id) return [...document.querySelectorAll(contextScripts)].find((script) => script.id === `form-context-${id}`) ?? null;
  const wrapper = element.closest('.form-wrapper') ?? element;
  const block = wrapper.closest('.sqs-block-form,.sqs-site-style-form,.sqs-block');
  const scope = block?.querySelector(contextScripts) ? block : wrapper.parentElement;
  const around = [...(scope?.querySelectorAll(`${contextScripts},.form-wrapper`) ?? [])];
  const at = around.indexOf(wrapper);
  const script = (index: number) => (around[index]?.matches(contextScripts) ? around[index] : null);
  return script(at - 1) ?? (around[at + 2]?.matches('.form-wrapper') ? null : script(at + 1)) ?? null;
}

/** Returns a product's additional fields as the definition of a form, forms#additional-fields. */
export function readAdditionalFields(dataForm: string): FormDefinition | FormProblem {
  const product = readProductForm(dataForm);
  return typeof product === 'string'
    ? product
    : decodeFormContext({ formId: 'additional-fields', formName: product.name, formFields: product.fields });
}
