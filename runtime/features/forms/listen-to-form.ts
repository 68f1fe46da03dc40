import type { LiveField } from './live-field.ts';

/** What visitors do in a form. */
export interface FormEvents {
  submitted(): void;
  /** For the first time. */
  focused(): void;
  /** Something was entered; outside of the form's fields without one. */
  entered(target: EventTarget | null, field: LiveField | undefined): void;
  left(field: LiveField): void;
  /** The page is put away. */
  hidden(): void;
}

/** Hears what visitors do in a form, which is not sent by the browser any more. Returns what ends it. */
export function listenToForm(form: HTMLFormElement, fields: readonly LiveField[], events: FormEvents): () => void {
  const fieldAt = (target: EventTarget | null) => fields.find(({ element }) => element.contains(target as Node | null));
  const ends: (() => void)[] = [];
  const listen = (target: EventTarget, type: string, work: (event: Event) => void, once = false) => {
    target.addEventListener(type, work, { once });
    ends.push(() => target.removeEventListener(type, work));
  };
  const entered = ({ target }: Event) => events.entered(target, fieldAt(target));

  listen(form, 'submit', (event) => {
    event.preventDefault();
    events.submitted();
  });
  listen(form, 'input', entered);
  listen(form, 'change', entered);
  listen(form, 'focusout', ({ target, relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
    const field = fieldAt(target);
    if (field && !field.element.contains(relatedTarget as Node | null)) events.left(field);
  });
  listen(form, 'focusin', events.focused, true);
  if (form.contains(form.ownerDocument.activeElement)) events.focused();
  listen(window, 'pagehide', events.hidden);
  return () => {
    for (const end of ends) end();
  };
}
