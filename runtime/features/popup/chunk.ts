/** The popup overlay's looks and its sign-up form. Fetched when it is about to show; its name says nothing to content blockers. */

import { textsNow } from '../../browser/page-texts.ts';
import { formMessages, formStatusMessages } from '../../contract/forms/messages.ts';
import { readFields, readText } from '../../contract/read.ts';
import { popup } from '../../contract/texts/en.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { pageFields } from '../analytics/index.ts';
import { type PopupEvents, popupSettings } from './open-popup.ts';
import { decodePopupContent } from './popup-content.ts';
import { showPopup } from './popup-overlay-view.ts';
import { signUp } from './popup-sign-up.ts';

export function open(page: Page, events: PopupEvents & { hidden(): void }): Live {
  const siteTitle = readText(readFields(readFields(page.rawContext).website).siteTitle);
  const english = { popup, forms: formMessages, formStatus: formStatusMessages };
  const contentIn = (texts: Texts['popup']) => decodePopupContent(popupSettings(page), siteTitle, texts);
  const { form } = contentIn(popup);
  return showPopup(document, page.chunks, contentIn, {
    ...events,
    seen: () => events.seen(form?.formId ?? null),
    async signUp(email) {
      if (!form) return null;
      if (events.isPreview) return textsNow(page.chunks, english).popup.preview;
      return signUp(await page.service('calls'), form, email, pageFields(page.context, window), textsNow(page.chunks, english));
    },
  });
}
