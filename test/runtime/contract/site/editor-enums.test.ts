import { expect, test } from 'vitest';
import * as editor from '../../../../runtime/contract/site/editor-enums.ts';

// site#editor-events
test('the editor frame’s events are those of spec 2 §2', () => {
  expect(editor.editorFrameEvents).toEqual(['load', 'iframeUnload', 'frameSaveEnter', 'frameSaveExit', 'frameEditingChange']);
});
