import { expect, test } from 'vitest';
import * as editor from '../../../../runtime/contract/site/editor-enums.ts';

test('editor frame and tweak events are those of spec 2 §2', () => {
  expect(editor.editorFrameEvents).toEqual(['load', 'iframeUnload', 'frameSaveEnter', 'frameSaveExit', 'frameEditingChange']);
  expect(editor.tweakEvents).toEqual(
    ['change', 'close', 'save', 'reset', 'aftershow', 'afterclose', 'beforeopen'].map((name) => `tweak:${name}`),
  );
});
