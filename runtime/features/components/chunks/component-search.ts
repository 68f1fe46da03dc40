import type { Mounted } from '../../../page/mountable.ts';

/**
 * A search field without a form; the field of a collection searches that collection. Results are not shown while typing.
 * site#search-field
 */
export function mount(block: HTMLElement): Mounted {
  const field = block.querySelector<HTMLElement>('.sqs-search-ui-text-input') ?? block;
  const input = field.querySelector<HTMLInputElement>('.search-input');
  const controller = new AbortController();
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
    controller,
  );
  return {
    dispose() {
      controller.abort();
      field.removeAttribute('role');
    },
  };
}
