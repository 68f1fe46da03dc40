/** Scripts that describe a form which the browser is to draw: wild §3, and wild 2 §6, where only their ids are known. */
const contextScripts =
  '.sqs-form-block-context,[id^="form-context-"][type="application/json"]:not([id^="form-context-localized-strings-"])';

/**
 * The one that belongs to a form or to the wrapper of one: by the form's id, else what stands next before the wrapper, or next after
 * it where that is no other wrapper's. Null for none.
 */
export function contextScriptOf(element: Element): Element | null {
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
