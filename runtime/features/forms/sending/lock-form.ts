/**
 * Prevents changes to the form and relabels its button until the returned function is called, forms#locked. The button is not
 * disabled, because it would lose the focus; pressing it again has no effect.
 */
export function lockForm(form: HTMLFormElement, button: HTMLElement | undefined, label: string): () => void {
  const prevent = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || target === button || button?.contains(target)) return;
    if (event instanceof KeyboardEvent && /^(Tab|Escape)$/.test(event.key)) return;
    event.preventDefault();
  };
  const controller = new AbortController();
  for (const type of ['beforeinput', 'keydown', 'click', 'mousedown', 'paste'])
    form.addEventListener(type, prevent, { capture: true, signal: controller.signal });
  form.setAttribute('aria-busy', 'true');
  button?.setAttribute('aria-disabled', 'true');
  const restoreLabel = button ? setLabel(button, label) : () => {};
  return () => {
    controller.abort();
    form.removeAttribute('aria-busy');
    button?.removeAttribute('aria-disabled');
    restoreLabel();
  };
}

/** Sets the text of a button, and returns a function that restores it. */
function setLabel(button: HTMLElement, text: string): () => void {
  if (button instanceof HTMLInputElement) {
    const { value } = button;
    button.value = text;
    return () => {
      button.value = value;
    };
  }
  const label = button.querySelector<HTMLElement>('.newsletter-form-button-label') ?? button;
  const before = [...label.childNodes];
  label.textContent = text;
  return () => label.replaceChildren(...before);
}
