import { isFields } from '../../runtime/contract/read.ts';
import { type EditorFrameEvent, editorFrameEvents } from '../common/editor-enums.ts';
import type { FormContext } from './form-model.ts';
import type { Settings } from './settings-model.ts';

// Messages between a settings screen and the preview of the site, which has another origin.

export const frameCallType = 'ss-preview-call';
export const frameEventType = 'ss-preview-event';

/** A message of the screen to the preview. */
export type FrameCall =
  | { readonly call: 'preview'; readonly settings: Settings; readonly isEnabled: boolean }
  | { readonly call: 'previewForm'; readonly formId: string; readonly context: FormContext }
  | { readonly call: 'notify'; readonly event: EditorFrameEvent; readonly detail: object }
  | { readonly call: 'reload' };

/** A message of the preview to the screen. `settings` are the framed page's own; null if it has no page context. */
export type FrameEvent =
  | { readonly event: 'load'; readonly settings: Settings | null }
  | { readonly event: 'iframeUnload' }
  | { readonly event: 'panel' };

/** Returns the call in the data of a message; null for other data. */
export function decodeFrameCall(data: unknown): FrameCall | null {
  if (!isFields(data) || data.type !== frameCallType) return null;
  const { call, settings, isEnabled, formId, context, event, detail } = data;
  if (call === 'preview' && isFields(settings)) return { call, settings, isEnabled: isEnabled === true };
  if (call === 'previewForm' && typeof formId === 'string' && isFields(context)) return { call, formId, context };
  if (call === 'notify' && isEditorFrameEvent(event)) return { call, event, detail: isFields(detail) ? detail : {} };
  return call === 'reload' ? { call } : null;
}

/** Returns the event in the data of a message; null for other data. Scripts of the framed page can send it too. */
export function decodeFrameEvent(data: unknown): FrameEvent | null {
  if (!isFields(data) || data.type !== frameEventType) return null;
  const { event, settings } = data;
  if (event === 'load') return { event, settings: isFields(settings) ? settings : null };
  return event === 'iframeUnload' || event === 'panel' ? { event } : null;
}

const isEditorFrameEvent = (value: unknown): value is EditorFrameEvent => editorFrameEvents.some((each) => each === value);
