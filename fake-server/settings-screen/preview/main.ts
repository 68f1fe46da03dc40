import { frameAddress } from '../frame-address.ts';
import { decodeFrameCall, type FrameCall, type FrameEvent, frameEventType } from '../frame-messages.ts';
import { panelEvent } from '../panel-event.ts';
import { createEditorFrame, type EditorFrame } from './editor-frame.ts';
import { previewForm } from './preview-form.ts';

// A document on the site's origin, at `/config/preview/`: it frames the page, and performs what the settings screen asks for by
// message. The screen has another origin, so it cannot access the page itself.

/** Origin of the settings screen. */
const screenOrigin = document.documentElement.dataset.screen ?? '';
const frame = Object.assign(document.createElement('iframe'), {
  title: 'The page',
  src: frameAddress(window.location.search, window.location.origin),
});
let editor: EditorFrame | null = null;

const post = (event: FrameEvent): void => window.parent.postMessage({ type: frameEventType, ...event }, screenOrigin);

frame.addEventListener('load', () => {
  const { contentDocument, contentWindow } = frame;
  const loaded = createEditorFrame(frame);
  editor = loaded;
  contentDocument?.addEventListener(panelEvent, () => post({ event: 'panel' }));
  loaded.notify('load');
  contentWindow?.addEventListener('pagehide', () => {
    loaded.notify('iframeUnload');
    post({ event: 'iframeUnload' });
  });
  post({ event: 'load', settings: loaded.settings() });
});

// This document may have the focus, instead of the framed page.
window.addEventListener('keydown', ({ key }) => key === 'Escape' && post({ event: 'panel' }));

window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== window.parent || origin !== screenOrigin) return;
  const call = decodeFrameCall(data);
  if (call && editor) perform(call, editor).catch(reportError);
});

async function perform(call: FrameCall, { preview, notify, reload }: EditorFrame): Promise<void> {
  if (call.call === 'preview') await preview(call.settings, call.isEnabled);
  else if (call.call === 'previewForm') await previewForm(frame, call.formId, call.context);
  else if (call.call === 'notify') notify(call.event, call.detail);
  else reload();
}

document.body.append(frame);
