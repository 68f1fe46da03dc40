import { expect, test } from 'vitest';
import * as editor from '../../../../runtime/contract/enums/editor.ts';

test('editor frame and tweak events are those of spec 2 §2', () => {
  expect(editor.editorFrameEvents).toEqual(['load', 'iframeUnload', 'frameSaveEnter', 'frameSaveExit', 'frameEditingChange']);
  expect(editor.tweakEvents).toEqual(
    ['change', 'close', 'save', 'reset', 'aftershow', 'afterclose', 'beforeopen'].map((name) => `tweak:${name}`),
  );
  expect(editor.tweakPageTypes).toEqual(['SPLASH_PAGE', 'LOCK_SCREEN', 'POPUP_OVERLAY', 'CHECKOUT', 'STYLE']);
});

test('there are six dirty paths of site aesthetics', () => {
  expect(editor.siteAestheticsDirtyPaths).toEqual([
    'colors.activeThemeId',
    'fonts.activeThemeId',
    'colors.palette',
    'colors.themes',
    'fonts.themes',
    'fonts.fontUsageCategories',
  ]);
});
