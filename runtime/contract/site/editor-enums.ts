/** What the editor frame announces; the tweak panel's events are passed on by their prefix (`compat/nodes/global-events.ts`). Spec 2 §2. */

export const editorFrameEvents = ['load', 'iframeUnload', 'frameSaveEnter', 'frameSaveExit', 'frameEditingChange'] as const;
export type EditorFrameEvent = (typeof editorFrameEvents)[number];
