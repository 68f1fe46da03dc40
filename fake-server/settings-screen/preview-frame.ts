import type { EditorFrameEvent } from '../common/editor-enums.ts';
import type { FormContext } from './form-model.ts';
import { type FrameCall, frameCallType } from './frame-messages.ts';
import { editorEventName } from './preview/editor-frame.ts';
import type { Settings } from './settings-model.ts';

/** The preview of the site, which has another origin. Its own document, `preview/main.ts`, performs the calls. */
export interface PreviewFrame {
  /** Shows the banner with these settings, or hides it when it is not enabled. */
  preview(settings: Settings, isEnabled: boolean): void;
  /** Draws the page's form with this context, without saving it. */
  previewForm(formId: string, context: FormContext): void;
  /** Sends an editor frame event to the framed page, and dispatches it on this window. */
  notify(event: EditorFrameEvent, detail?: object): void;
  /** Loads the framed page again. */
  reload(): void;
}

export function createPreviewFrame(element: HTMLIFrameElement, siteOrigin: string): PreviewFrame {
  const post = (call: FrameCall): void => element.contentWindow?.postMessage({ type: frameCallType, ...call }, siteOrigin);
  return {
    preview: (settings, isEnabled) => post({ call: 'preview', settings, isEnabled }),
    previewForm: (formId, context) => post({ call: 'previewForm', formId, context }),
    notify(event, detail = {}) {
      window.dispatchEvent(new CustomEvent(editorEventName(event), { detail }));
      post({ call: 'notify', event, detail });
    },
    reload: () => post({ call: 'reload' }),
  };
}
