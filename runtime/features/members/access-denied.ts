import { buildElement } from '../../browser/build-element.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { account } from '../../contract/texts/en/store.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { addNextLoadAction } from '../helpers/index.ts';

/** The screen in place of a page that is for members: says so, and offers to log in. Whoever did comes to the page itself. Spec 2 §2. */
export function mountAccessDenied(root: HTMLElement, page: Page): Mounted {
  const document = root.ownerDocument;
  const text = buildElement(document, 'p', {});
  const button = buildElement(document, 'button', { type: 'button', class: 'ss-access-denied-button' });
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
  const stop = page.emitter.on('account-change', (isSignedIn) => {
    if (!isSignedIn) return;
    // The page itself is told why it was loaded anew.
    addNextLoadAction(page.storage, { name: 'signed-in' });
    location.reload();
  });
  return {
    dispose() {
      stop();
      stopTexts();
      text.remove();
      button.remove();
    },
  };
}
