import type { Control, MountedField } from './live-field.ts';

/** What visitors do in a form. */
export interface FormEvents {
  submitted(): void;
  /** For the first time. */
  focused(): void;
  /** Something was entered; outside of the form's fields without one. */
  entered(target: EventTarget | null, field: MountedField | undefined): void;
  left(field: MountedField): void;
  /** The page is put away. */
  hidden(): void;
}

/** Hears what visitors do in a form, which is not sent by the browser any more, until the signal aborts. */
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
  // Controls that name the form may stand outside of it.
  const outside = fields.flatMap(({ controls }) => controls).filter((control) => !form.contains(control));
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, work: (event: HTMLElementEventMap[Type]) => void) => {
    for (const element of [form, ...outside]) element.addEventListener(type, work as EventListener, { signal });
  };
  // Half a word of an input method is not judged: it may have more letters than the whole one.
  const entered = ({ target, isComposing }: Event & { readonly isComposing?: boolean }) =>
    isComposing || events.entered(target, fieldAt(target));

  on('submit', (event) => {
    event.preventDefault();
    events.submitted();
  });
  on('input', entered);
  on('change', entered);
  on('compositionend', entered);
  // A button that is being pressed stays where it is: what is wrong above would push it away, and its send checks all there is.
  let isPressing = false;
  const press = (event: Event) => {
    const [target] = event.composedPath();
    const button = (target as Partial<Element>).closest?.<HTMLButtonElement>('button,[type=submit]');
    isPressing = event.type === 'pointerdown' && button?.form === form;
  };
  // A press that took no focus away is over with the next of these: the blur that follows has another cause.
  for (const type of ['pointerdown', 'pointercancel', 'keydown', 'focusin'])
    document.addEventListener(type, press, { capture: true, signal });
  on('focusout', ({ target, relatedTarget }) => {
    const field = fieldAt(target);
    if (field && !isPressing && !field.element.contains(relatedTarget as Node | null)) events.left(field);
    isPressing = false;
  });
  form.addEventListener('focusin', events.focused, { signal, once: true });
  if (form.contains(document.activeElement)) events.focused();
  window.addEventListener('pagehide', events.hidden, { signal });
  // The last that is heard of a tab that is killed afterwards.
  document.addEventListener('visibilitychange', events.hidden, { signal });
}
