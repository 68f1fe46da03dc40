/**
 * Nothing in the form can be changed until it is unlocked, and its button says what goes on; the focus stays where it is. The
 * button stays a button: who presses it again does nothing. Spec 2 §4 "Form submission".
 */
export function lockForm(form: HTMLFormElement, button: HTMLElement | undefined, text: string): () => void {
  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || target === button || button?.contains(target)) return;
    if (event instanceof KeyboardEvent && /^(Tab|Escape)$/.test(event.key)) return;
    event.preventDefault();
  };
  const lock = new AbortController();
  for (const type of ['beforeinput', 'keydown', 'click', 'mousedown', 'paste'])
    form.addEventListener(type, hold, { capture: true, signal: lock.signal });
  form.setAttribute('aria-busy', 'true');
  button?.setAttribute('aria-disabled', 'true');
  const putBack = button ? relabel(button, text) : () => {};
  return () => {
    lock.abort();
    form.removeAttribute('aria-busy');
    button?.removeAttribute('aria-disabled');
    putBack();
  };
}

/** The button's text, wherever its markup has it. */
function relabel(button: HTMLElement, text: string): () => void {
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
