import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { addHistoryEntry } from '../../../browser/history-entry.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { lightbox } from '../../../contract/texts/en/common.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import modalStyles from '../../../ui/dom/modal.css';
import { makeModal } from '../../../ui/dom/modal.ts';
import { makePressable } from '../../../ui/dom/pressable.ts';
import { buildStaticView } from '../../../ui/dom/view.ts';
import { view } from '../forms/FormLightbox.tsx?static';

/**
 * A form that a button opens over the page (`.lightbox-handle-wrapper` beside a hidden `.form-wrapper`). A button with the
 * attribute `onclick` is left to the page.
 */
export function mount(handleBox: HTMLElement, page: Page): Mounted {
  const handle = handleBox.querySelector<HTMLElement>('.lightbox-handle,button,a');
  const wrapper = handleBox.parentElement?.querySelector<HTMLElement>('.form-wrapper');
  if (!handle || !wrapper || handle.hasAttribute('onclick')) throw blockSkipped('opened-by-its-page');
  const controller = new AbortController();
  const restoreHandle = makePressable(handle);
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
      restoreHandle();
      close();
    },
  };
}

/**
 * Moves the form into a dialog, where no section's colours apply. The returned function closes the dialog and moves the form
 * back; it may be called again.
 */
function openForm(handle: HTMLElement, wrapper: HTMLElement, { chunks }: Page): () => void {
  const { ownerDocument: document } = wrapper;
  const { root: dialog, close: closeButton, content } = buildStaticView(document, view);
  const name = wrapper.querySelector('.form-title')?.textContent || handle.textContent;
  dialog.setAttribute('aria-label', (name ?? '').trim());
  const stopTexts = withTexts(chunks, { lightbox }, (texts) => closeButton.setAttribute('aria-label', texts.lightbox.close));
  const place = document.createComment('');
  const wasHidden = wrapper.classList.contains('hidden');
  wrapper.replaceWith(place);
  wrapper.classList.remove('hidden');
  content.append(wrapper);
  const removeStyles = adoptStyles(document, modalStyles);
  const entry = addHistoryEntry({ onLeave: () => end() });
  let isOpen = true;
  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    stopTexts();
    endModal();
    removeStyles();
    wrapper.classList.toggle('hidden', wasHidden);
    place.replaceWith(wrapper);
  };
  const close = (): void => {
    entry.goBack();
    end();
  };
  const endModal = makeModal(dialog, {
    onClose: close,
    focus: content.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea'),
    returnFocus: () => handle,
  });
  closeButton.addEventListener('click', close);
  return () => {
    entry.abandon();
    end();
  };
}
