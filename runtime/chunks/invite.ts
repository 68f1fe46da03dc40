/** The popup overlay's looks and its sign-up form. Fetched when it is about to show; its name says nothing to content blockers. */
import { readFields, readText } from '../contract/decoders/read.ts';
import { readSurroundings } from '../lib/surroundings.ts';
import { type PopupChunk, popupSettings } from '../overlays/open-popup.ts';
import { decodePopupContent } from '../overlays/popup-content.ts';
import { showPopup } from '../overlays/popup-overlay-view.ts';
import { signUp } from '../overlays/popup-sign-up.ts';
import { pageFields } from '../telemetry/page-fields.ts';

export const open: PopupChunk['open'] = (page, events) => {
  const content = decodePopupContent(popupSettings(page), readText(readFields(readFields(page.given).website).siteTitle));
  const { form } = content;
  return showPopup(document, content, {
    ...events,
    seen: () => events.seen(form?.formId ?? null),
    async signUp(email) {
      if (!form) return null;
      if (events.isPreview) return 'This is a preview: nothing is sent.';
      return signUp(await page.service('calls'), form, email, pageFields(page.context, readSurroundings(window)));
    },
  });
};
