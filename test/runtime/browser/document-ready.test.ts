import { afterEach, expect, test, vi } from 'vitest';
import { whileParsing } from '../../../runtime/browser/document-ready.ts';

afterEach(() => vi.unstubAllGlobals());

/** A document that is still arriving, and the browser's word that more of it is there. */
function arriving(readyState: DocumentReadyState) {
  let tell: (() => void) | null = null;
  class Observer {
    constructor(callback: () => void) {
      tell = callback;
    }
    observe() {}
    disconnect() {
      tell = null;
    }
  }
  vi.stubGlobal('MutationObserver', Observer);
  const document = Object.assign(new EventTarget(), { readyState }) as unknown as Document;
  const pieces: string[] = [];
  const seen: string[] = [];
  const whole = whileParsing(document, () => seen.push(pieces.join('')));
  return { document, pieces, seen, whole, tell: () => tell?.() };
}

test('works on what is there at once, and on each further piece', () => {
  const { pieces, seen, tell } = arriving('loading');
  pieces.push('a');
  tell();
  expect(seen).toEqual(['', 'a']);
});

test('runs for a last piece that was parsed in one task with the end of the document and is not reported yet', async () => {
  const { document, pieces, seen, whole, tell } = arriving('loading');
  pieces.push('a', 'b');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await whole;
  expect(seen).toEqual(['', 'ab']);
  tell();
  expect(seen).toEqual(['', 'ab']);
});

test('works once on a document that is whole', () => {
  const { document, seen } = arriving('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(seen).toEqual(['']);
});
