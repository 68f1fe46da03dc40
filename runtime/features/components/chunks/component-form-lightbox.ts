import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { closesOnBack } from '../../../browser/closes-on-back.ts';
import { lockScroll } from '../../../browser/lock-scroll.ts';
import { textsNow } from '../../../browser/page-texts.ts';
import { lightbox } from '../../../contract/texts/en/common.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { buildStaticView } from '../../../ui/dom/view.ts';
import modalStyles from '../../../ui/react/modal.css';
import { view } from '../forms/FormLightbox.tsx?static';

/**
 * A form that a button opens over the page (`.lightbox-handle-wrapper` beside a hidden `.form-wrapper`). A button with the attribute `onclick`
 * is left to the page.
 */
export function mount(handleBox: HTMLElement, page: Page): Mounted {
  const handle = handleBox.querySelector<HTMLElement>('.lightbox-handle,button,a');
  const wrapper = handleBox.parentElement?.querySelector<HTMLElement>('.form-wrapper');
  if (!handle || !wrapper || handle.hasAttribute('onclick')) throw blockSkipped('opened-by-its-page');
  const controller = new AbortController();
  let close = () => {};
  handle.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      // A described form is drawn in its place on the page, beside its context.
      const drawn = wrapper.querySelector('form') ? null : page.service('forms').then((forms) => forms.mount(wrapper));
      const open = () => {
        close = openForm(handle, wrapper, page);
      };
      Promise.resolve(drawn).catch(page.errors.report).then(open, page.errors.report);
    },
    controller,
  );
  return {
    dispose() {
      controller.abort();
      close();
    },
  };
}

/**
 * Moves the form into a dialog beside the body, where no section's colours apply. The returned function closes the dialog and moves the form
 * back; it may be called again.
 */
function openForm(handle: HTMLElement, wrapper: HTMLElement, { chunks }: Page): () => void {
  const { ownerDocument: document } = wrapper;
  const { root: dialog, close: closeButton, content } = buildStaticView(document, view);
  const name = wrapper.querySelector('.form-title')?.textContent || handle.textContent;
  dialog.setAttribute('aria-label', (name ?? '').trim());
  closeButton.setAttribute('aria-label', textsNow(chunks, { lightbox }).lightbox.close);
  const place = document.createComment('');
  const wasHidden = wrapper.classList.contains('hidden');
  wrapper.replaceWith(place);
  wrapper.classList.remove('hidden');
  content.append(wrapper);
  const disposers = [adoptStyles(document, modalStyles), lockScroll(document), closesOnBack(() => close())];
  const close = (): void => {
    if (!place.isConnected && !dialog.isConnected) return;
    for (const dispose of disposers.splice(0)) dispose();
    wrapper.classList.toggle('hidden', wasHidden);
    place.replaceWith(wrapper);
    dialog.remove();
    handle.focus({ preventScroll: true });
  };
  closeButton.addEventListener('click', close);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  document.documentElement.append(dialog);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea')?.focus();
  return close;
}
