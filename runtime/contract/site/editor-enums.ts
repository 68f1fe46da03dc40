/** What the editor frame and the tweak panel announce. Spec 2 §2. */

export const editorFrameEvents = ['load', 'iframeUnload', 'frameSaveEnter', 'frameSaveExit', 'frameEditingChange'] as const;
export type EditorFrameEvent = (typeof editorFrameEvents)[number];

/** The specification writes `tweak:change, close, save, …`: the prefix is read as common to all (our choice). */
export const tweakEvents = [
  'tweak:change',
  'tweak:close',
  'tweak:save',
  'tweak:reset',
  'tweak:aftershow',
  'tweak:afterclose',
  'tweak:beforeopen',
] as const;
export type TweakEvent = (typeof tweakEvents)[number];
