import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { buildElement, buildIcon } from '../../../browser/build-element.ts';
import { closesOnBack } from '../../../browser/closes-on-back.ts';
import { lockScroll } from '../../../browser/lock-scroll.ts';
import { textsNow } from '../../../browser/page-texts.ts';
import { lightbox } from '../../../contract/texts/en/common.ts';
import { blockSkipped } from '../../../page/block-skipped.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import modalStyles from '../../../ui/modal.css';

/**
 * A form that a button opens over the page (`.lightbox-handle-wrapper` beside a hidden `.form-wrapper`): it is laid into a `<dialog>`,
 * beside the body, where no section's colours reach it, and goes back when that closes. A button with an `onclick` of its own is its
 * owner's matter.
 */
export function mount(handleBox: HTMLElement, page: Page): Mounted {
  const handle = handleBox.querySelector<HTMLElement>('.lightbox-handle,button,a');
  const wrapper = handleBox.parentElement?.querySelector<HTMLElement>('.form-wrapper');
  if (!handle || !wrapper || handle.hasAttribute('onclick')) throw blockSkipped('opened-by-its-page');
  const ended = new AbortController();
  let close = () => {};

  const open = (): void => {
    const { ownerDocument: document } = wrapper;
    const name = wrapper.querySelector('.form-title')?.textContent || handle.textContent;
    const cross = buildElement(
      document,
      'button',
      { type: 'button', class: 'ss-modal-close', 'aria-label': textsNow(page.chunks, { lightbox }).lightbox.close },
      buildIcon(document, 'M4 4l12 12M16 4L4 16'),
    );
    const place = document.createComment('');
    wrapper.replaceWith(place);
    // Names that sites' sheets give a form's fields and buttons their looks by.
    const content = buildElement(document, 'div', { class: 'sqs-block-form sqs-block-form-lightbox' }, wrapper);
    const box = buildElement(document, 'div', { class: 'ss-modal-box' }, cross, content);
    const dialog = buildElement(
      document,
      'dialog',
      { class: 'ss-modal ss-form-lightbox', 'aria-label': (name ?? '').trim() },
      box,
    );
    const wasHidden = wrapper.classList.contains('hidden');
    wrapper.classList.remove('hidden');
    const undo = [adoptStyles(document, modalStyles), lockScroll(document), closesOnBack(() => close())];
    close = () => {
      close = () => {};
      for (const step of undo) step();
      wrapper.classList.toggle('hidden', wasHidden);
      place.replaceWith(wrapper);
      dialog.remove();
      handle.focus({ preventScroll: true });
    };
    cross.addEventListener('click', () => close());
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      close();
    });
    document.documentElement.append(dialog);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea')?.focus();
  };

  handle.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      // One that is only described is looked up where it stands.
      const drawn = wrapper.querySelector('form') ? null : page.service('forms').then((forms) => forms.mount(wrapper));
      Promise.resolve(drawn).catch(page.errors.report).then(open, page.errors.report);
    },
    ended,
  );
  return {
    dispose() {
      ended.abort();
      close();
    },
  };
}
