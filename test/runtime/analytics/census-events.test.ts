import { expect, test } from 'vitest';
import { buttonContexts, censusEvents, contentSources } from '../../../runtime/contract/analytics/constants.ts';

// analytics#census-events
test('census events, button contexts and content sources have their documented numbers', () => {
  expect(censusEvents).toEqual({ PAGE_VIEW: 1, SITE_SEARCH: 2, HEARTBEAT: 10, AUDIO: 20, VIDEO: 21 });
  expect(buttonContexts).toEqual({ BUTTON_BLOCK: 1, POPUP_OVERLAY: 2 });
  expect(contentSources).toEqual({ item: 'i', collection: 'c' });
});
