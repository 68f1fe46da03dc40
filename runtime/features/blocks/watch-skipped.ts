/** Retries of one element after changes of its data. A page's script may change an element without end. */
const maxRetries = 10;

const retries = new WeakMap<Element, number>();

/**
 * Runs `retry` once when the data of a skipped block may have come: one of its `data-` attributes changes, or elements are added
 * to its block. Returns a function that stops. site#skipped-again
 */
export function watchSkipped(element: HTMLElement, retry: () => void): () => void {
  const count = (retries.get(element) ?? 0) + 1;
  if (count > maxRetries) return () => {};
  // The data of a form are beside it. Parts of the page, such as the body, have theirs in their own attributes.
  const block = element.matches('[data-controller]') ? null : (element.closest('.sqs-block') ?? element);
  const observer = new MutationObserver((changes) => {
    if (!changes.some(isOfData)) return;
    observer.disconnect();
    retries.set(element, count);
    retry();
  });
  const attributes = { attributes: true, attributeOldValue: true };
  if (block) observer.observe(block, { ...attributes, childList: true, subtree: true });
  else observer.observe(element, attributes);
  return () => observer.disconnect();
}

function isOfData({ type, target, attributeName, oldValue, addedNodes }: MutationRecord): boolean {
  if (type === 'childList') return Array.from(addedNodes).some((node) => node instanceof Element);
  const name = attributeName ?? '';
  return /^data-(?!ss-)/.test(name) && (target as Element).getAttribute(name) !== oldValue;
}
