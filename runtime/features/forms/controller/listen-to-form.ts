import type { Control, MountedField } from '../controls/mounted-field.ts';

export interface FormEvents {
  onSubmit(): void;
  /** The first focus in the form. */
  onFirstFocus(): void;
  /** A value has changed; `field` is undefined for a control that belongs to no field. */
  onInput(target: EventTarget | null, field: MountedField | undefined): void;
  /** The focus has left a field, but not to press the button of the form. */
  onLeave(field: MountedField): void;
  /** The page is hidden or left. */
  onHide(): void;
}

/** Calls `events` for the events of a form until the signal aborts, and prevents the browser from sending the form. */
export function listenToForm(
  form: HTMLFormElement,
  fields: readonly MountedField[],
  events: FormEvents,
  signal: AbortSignal,
): void {
  const fieldAt = (target: EventTarget | null) =>
    fields.find(({ controls }) => controls.includes(target as Control)) ??
    fields.find(({ element }) => element.contains(target as Node | null));
  const { ownerDocument: document } = form;
  // Controls outside of the form may name it by their `form` attribute.
  const outside = fields.flatMap(({ controls }) => controls).filter((control) => !form.contains(control));
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, listener: (event: HTMLElementEventMap[Type]) => void) => {
    for (const element of [form, ...outside]) element.addEventListener(type, listener as EventListener, { signal });
  };
  // The text of an unfinished composition is longer than the word:
  // https://developer.mozilla.org/en-US/docs/Web/API/InputEvent/isComposing
  const onInput = ({ target, isComposing }: Event & { readonly isComposing?: boolean }) =>
    isComposing || events.onInput(target, fieldAt(target));

  on('submit', (event) => {
    event.preventDefault();
    events.onSubmit();
  });
  on('input', onInput);
  on('change', onInput);
  on('compositionend', onInput);
  // An error that appears while the button is being pressed would push it away from the pointer, forms#checked-when.
  let isPressing = false;
  const updatePressing = (event: Event) => {
    const [target] = event.composedPath();
    const button = (target as Partial<Element>).closest?.<HTMLButtonElement>('button,[type=submit]');
    isPressing = event.type === 'pointerdown' && button?.form === form;
  };
  // The next of these events ends a press that moved no focus; a later blur has another cause.
  for (const type of ['pointerdown', 'pointercancel', 'keydown', 'focusin'])
    document.addEventListener(type, updatePressing, { capture: true, signal });
  on('focusout', ({ target, relatedTarget }) => {
    const field = fieldAt(target);
    if (field && !isPressing && !field.element.contains(relatedTarget as Node | null)) events.onLeave(field);
    isPressing = false;
  });
  form.addEventListener('focusin', events.onFirstFocus, { signal, once: true });
  if (form.contains(document.activeElement)) events.onFirstFocus();
  window.addEventListener('pagehide', events.onHide, { signal });
  // The last event before a hidden tab may be discarded: https://developer.chrome.com/docs/web-platform/page-lifecycle-api
  document.addEventListener('visibilitychange', events.onHide, { signal });
}
