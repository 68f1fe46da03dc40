/**
 * Runs `onChange` with an element when one of its attributes `names` has changed, before the next frame. The platform's classes
 * and attributes are the state of a part, so that a part does what they say when other code sets them. The part's own changes are
 * reported as well: `onChange` compares a mark with the state. Returns a function that stops. site#platform-marks
 */
export function followMarks(
  elements: Iterable<Element | null | undefined>,
  names: readonly string[],
  onChange: (element: Element) => void,
): () => void {
  const observer = new MutationObserver((changes) => {
    for (const target of new Set(changes.map((change) => change.target))) if (target instanceof Element) onChange(target);
  });
  for (const element of elements) if (element) observer.observe(element, { attributes: true, attributeFilter: [...names] });
  return () => observer.disconnect();
}
