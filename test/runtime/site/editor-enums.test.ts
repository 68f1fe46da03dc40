import { expect, test } from 'vitest';
import * as editor from '../../../fake-server/common/editor-enums.ts';

// site#editor-events
test('the editor’s frame fires five events', () => {
  expect(editor.editorFrameEvents).toEqual(['load', 'iframeUnload', 'frameSaveEnter', 'frameSaveExit', 'frameEditingChange']);
});
