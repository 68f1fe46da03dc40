import { contextPart } from '../../contract/site/page-context.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { overlayQueueOf } from '../overlay-queue/index.ts';

/** Events of an opened popup; each is called at most once. */
export interface PopupEvents {
  /** The popup is in view. The id is that of its sign-up form, null without one. */
  seen(formId: string | null): void;
  submitted(): void;
  closed(): void;
  /** The owner's preview: its form sends nothing. */
  readonly isPreview?: true;
}

/** The popup's settings, not decoded. */
export const popupSettings = (page: Page): unknown => contextPart(page.rawContext, 'websiteSettings').popupOverlaySettings;

/**
 * Requests the popup in the page's overlay queue, and fetches its code when the queue shows it. The returned function removes it.
 * overlays#popup-download
 */
export function openPopup(page: Page, events: PopupEvents): () => void {
  const { seen, submitted } = eachOnce(events);
  let mounted: Mounted | undefined;
  // The number of calls of `show` and `hide`: a download that is complete after a later call is dropped.
  let latest = 0;
  const hide = () => {
    latest += 1;
    mounted?.dispose();
    mounted = undefined;
  };
  const show = async () => {
    latest += 1;
    const showing = latest;
    try {
      const { open } = await page.chunks.load('popup');
      if (showing !== latest) return;
      mounted = open(page, {
        ...events,
        seen,
        submitted,
        closed() {
          remove();
          events.closed();
        },
        hidden: () => remove(),
      });
    } catch (error) {
      page.errors.report(error);
      remove();
    }
  };
  const withdraw = overlayQueueOf(page).request('popup', { show: () => void show(), hide, onUnmount: hide });
  const remove = () => {
    hide();
    withdraw();
  };
  return remove;
}

/** The queue may show the popup several times, when it was hidden for another overlay. */
function eachOnce({ seen, submitted }: PopupEvents): Pick<PopupEvents, 'seen' | 'submitted'> {
  let isSeen = false;
  let isSubmitted = false;
  return {
    seen(formId) {
      if (isSeen) return;
      isSeen = true;
      seen(formId);
    },
    submitted() {
      if (isSubmitted) return;
      isSubmitted = true;
      submitted();
    },
  };
}
