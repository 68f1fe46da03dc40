import { afterEach, expect, test, vi } from 'vitest';
import { whileParsing } from '../../../runtime/browser/document-ready.ts';

afterEach(() => vi.unstubAllGlobals());

/** A document that is being parsed, with a function that reports a further piece. */
function startParsing(readyState: DocumentReadyState) {
  let report: (() => void) | null = null;
  class Observer {
    constructor(callback: () => void) {
      report = callback;
    }
    observe() {}
    disconnect() {
      report = null;
    }
  }
  vi.stubGlobal('MutationObserver', Observer);
  const document = Object.assign(new EventTarget(), { readyState }) as unknown as Document;
  const pieces: string[] = [];
  const seen: string[] = [];
  const whole = whileParsing(document, () => seen.push(pieces.join('')));
  return { document, pieces, seen, whole, report: () => report?.() };
}

test('runs at once and for each further piece', () => {
  const { pieces, seen, report } = startParsing('loading');
  pieces.push('a');
  report();
  expect(seen).toEqual(['', 'a']);
});

test('runs for a last piece that was parsed in the same task as the document’s end and is not reported yet', async () => {
  const { document, pieces, seen, whole, report } = startParsing('loading');
  pieces.push('a', 'b');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await whole;
  expect(seen).toEqual(['', 'ab']);
  report();
  expect(seen).toEqual(['', 'ab']);
});

test('runs once for a document that is already parsed', () => {
  const { document, seen } = startParsing('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(seen).toEqual(['']);
});
