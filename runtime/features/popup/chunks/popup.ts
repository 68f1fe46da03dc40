/** Markup, styles and sign-up form of the popup. Fetched when the popup is about to be shown. */
import { textsNow } from '../../../browser/page-texts.ts';
import { readText } from '../../../contract/read.ts';
import { contextPart } from '../../../contract/site/page-context.ts';
import { popup } from '../../../contract/texts/en/common.ts';
import type { Texts } from '../../../contract/texts/texts.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { type PopupEvents, popupSettings } from '../open-popup.ts';
import { decodePopupContent } from '../popup-content.ts';
import { showPopup } from '../popup-overlay-view.ts';
import { mountSignUpForm } from '../sign-up-form.ts';

export function open(page: Page, events: PopupEvents & { hidden(): void }): Mounted {
  const siteTitle = readText(contextPart(page.rawContext, 'website').siteTitle);
  const contentIn = (texts: Texts['popup']) => decodePopupContent(popupSettings(page), siteTitle, texts);
  const { form } = contentIn(popup);
  return showPopup(document, page.chunks, contentIn, {
    ...events,
    trackButton: (button) =>
      void page.chunks
        .load('buttons')
        .then(({ mount }) => mount(button, page))
        .catch(page.errors.report),
    seen: () => events.seen(form?.formId ?? null),
    mountForm: (element) =>
      mountSignUpForm(element, page, {
        ids: form ?? {},
        // A preview sends nothing.
        refuse: () => (events.isPreview ? textsNow(page.chunks, { popup }).popup.preview : null),
      }),
  });
}
