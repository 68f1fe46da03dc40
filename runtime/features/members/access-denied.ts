import { buildElement } from '../../browser/build-element.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { account } from '../../contract/texts/en/store.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { addNextLoadAction } from '../helpers/index.ts';

/** Mounts the screen in place of a page for members: a sentence and a button that opens the log-in. `commerce#access-denied` */
export function mountAccessDenied(root: HTMLElement, page: Page): Mounted {
  const document = root.ownerDocument;
  const text = buildElement(document, 'p', { 'data-ss-added': '' });
  const button = buildElement(document, 'button', {
    type: 'button',
    class: 'ss-access-denied-button',
    'data-ss-added': '',
  });
  button.style.marginBlockEnd = '1rem';
  root.append(text, button);
  const stopTexts = withTexts(
    page.chunks,
    { account },
    (texts) => {
      text.textContent = texts.account.deniedText;
      button.textContent = texts.account.logIn;
    },
    'store',
  );
  button.addEventListener('click', () => {
    page
      .service('accounts')
      .then((accounts) => accounts.open())
      .catch(page.errors.report);
  });
  const removeListener = page.emitter.on('account-change', (isSignedIn) => {
    if (!isSignedIn) return;
    // Scripts of the page can read from the action why it was loaded again.
    addNextLoadAction(page.storage, { name: 'signed-in' });
    location.reload();
  });
  return {
    dispose() {
      removeListener();
      stopTexts();
      text.remove();
      button.remove();
    },
  };
}
