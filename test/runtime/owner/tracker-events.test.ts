import { expect, test } from 'vitest';
import { type TrackerArea, trackerEventName, trackerEvents } from '../../../runtime/features/owner/tracker-events.ts';

// owner#tracker-events
test('the tracker has the 22 documented events', () => {
  expect(trackerEvents).toEqual({
    cartPageProductForm: ['open', 'close', 'submit'],
    apiKeysPanel: ['learn_more', 'terms_of_use', 'create_key', 'delete_key', 'confirm_delete'],
    keyCreationModal: ['copy', 'next', 'cancel', 'complete'],
    instagramProductFeedUrl: ['copy'],
    dynamicAdsProductFeedUrl: ['copy'],
    pixelId: ['save'],
    inventoryPanel: ['search', 'sort_name', 'sort_stock', 'sort_price', 'row_click', 'row_expander', 'next_page'],
  });
});

test('every event has a unique name', () => {
  const names = (Object.keys(trackerEvents) as TrackerArea[]).flatMap((area) =>
    trackerEvents[area].map((action) => trackerEventName(area, action)),
  );
  expect(new Set(names).size).toBe(22);
  expect(names).toContain('inventory_panel_sort_name');
});
