/** Events of the internal tracker by area of the app. owner#tracker-events */
export const trackerEvents = {
  cartPageProductForm: ['open', 'close', 'submit'],
  apiKeysPanel: ['learn_more', 'terms_of_use', 'create_key', 'delete_key', 'confirm_delete'],
  keyCreationModal: ['copy', 'next', 'cancel', 'complete'],
  instagramProductFeedUrl: ['copy'],
  dynamicAdsProductFeedUrl: ['copy'],
  pixelId: ['save'],
  inventoryPanel: ['search', 'sort_name', 'sort_stock', 'sort_price', 'row_click', 'row_expander', 'next_page'],
} as const;

type Table = typeof trackerEvents;
export type TrackerArea = keyof Table;
export type TrackerAction<Area extends TrackerArea = TrackerArea> = Table[Area][number];

const prefixes: Readonly<Record<TrackerArea, string>> = {
  cartPageProductForm: 'cart_page_product_form',
  apiKeysPanel: 'api_keys_panel',
  keyCreationModal: 'key_creation_modal',
  instagramProductFeedUrl: 'instagram_product_feed_url',
  dynamicAdsProductFeedUrl: 'dynamic_ads_product_feed_url',
  pixelId: 'pixel_id',
  inventoryPanel: 'inventory_panel',
};

/** Returns the name of an event, such as `inventory_panel_sort_name`. */
export const trackerEventName = <Area extends TrackerArea>(area: Area, action: TrackerAction<Area>): string =>
  `${prefixes[area]}_${action}`;
