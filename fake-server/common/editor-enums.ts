/**
 * Events of the editor's frame; those of the tweak panel are passed on by their prefix (`compat/nodes/global-events.ts`).
 * site#editor-events
 */

export const editorFrameEvents = ['load', 'iframeUnload', 'frameSaveEnter', 'frameSaveExit', 'frameEditingChange'] as const;
export type EditorFrameEvent = (typeof editorFrameEvents)[number];
