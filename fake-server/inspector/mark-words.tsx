import { type RefObject, useEffect } from 'react';

/** Name of the highlight in the style sheet: `::highlight(search)`. */
const name = 'search';
const maxMarks = 2000;

/**
 * Marks the words of a search in the parts of the element with the selector, and follows its changes. Nothing is marked in
 * browsers without highlights. https://developer.mozilla.org/docs/Web/API/CSS_Custom_Highlight_API
 */
export function useMarkedWords(element: RefObject<HTMLElement | null>, selector: string, search: string): void {
  useEffect(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const root = element.current;
    if (!root || words.length === 0 || !('highlights' in CSS)) return;
    let frame = 0;
    const mark = () => {
      frame = 0;
      const parts = [...root.querySelectorAll(selector)];
      CSS.highlights.set(name, new Highlight(...parts.flatMap((part) => findWords(part, words))));
    };
    const markLater = () => {
      if (frame === 0) frame = requestAnimationFrame(mark);
    };
    const observer = new MutationObserver(markLater);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    markLater();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(name);
    };
  }, [element, selector, search]);
}

function findWords(root: Element, words: readonly string[]): readonly Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() && ranges.length < maxMarks) {
    const node = texts.currentNode as Text;
    const text = node.data.toLowerCase();
    // Some letters are longer in lower case, so that places would be others.
    if (text.length !== node.data.length) continue;
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0 && ranges.length < maxMarks; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
  }
  return ranges;
}
