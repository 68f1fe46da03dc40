import type { Mounted } from '../../../page/mountable.ts';

/**
 * A search block: a field without a form. Enter leads to the site's search page, which tells the platform of the search; a collection's field
 * searches in it (its parameter's name is our choice). Live results are not shown. Wild 2 §6 "search".
 */
export function mount(block: HTMLElement): Mounted {
  const field = block.querySelector<HTMLElement>('.sqs-search-ui-text-input') ?? block;
  const input = field.querySelector<HTMLInputElement>('.search-input');
  const over = new AbortController();
  field.setAttribute('role', 'search');
  input?.addEventListener(
    'keydown',
    ({ key, isComposing }) => {
      const q = input.value.trim();
      if (key !== 'Enter' || isComposing || !q) return;
      const query = new URLSearchParams({ q });
      if (field.dataset.collection) query.set('f_collectionId', field.dataset.collection);
      location.assign(`/search?${query}`);
    },
    over,
  );
  return {
    dispose() {
      over.abort();
      field.removeAttribute('role');
    },
  };
}
