import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenStyled, whileParsing } from '../../../runtime/browser/document-ready.ts';

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

describe('boxes are measured with the styles of the head', () => {
  /** A document whose head has these sheets; the page's script precedes them. */
  function startStyling(sheets: readonly FakeLink[]) {
    const links: FakeLink[] = [];
    const document = Object.assign(new EventTarget(), { querySelectorAll: () => links });
    let runs = 0;
    const run = whenStyled(document as unknown as Document, () => {
      runs += 1;
    });
    links.push(...sheets);
    const report = (type: string, target: object) => {
      const event = new Event(type);
      Object.defineProperty(event, 'target', { value: target });
      document.dispatchEvent(event);
    };
    return { run, runs: () => runs, report, links };
  }
  class FakeLink {
    readonly sheet: object | null;
    readonly media: string;
    constructor(sheet: object | null, media = '') {
      this.sheet = sheet;
      this.media = media;
    }
  }
  beforeEach(() => {
    vi.stubGlobal('HTMLLinkElement', FakeLink);
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media !== 'print' }));
  });

  test.each(['load', 'error'])('a loading sheet defers the callback to its %s', (type) => {
    const link = new FakeLink(null);
    const { run, runs, report } = startStyling([new FakeLink({}), link]);
    run();
    expect(runs()).toBe(0);
    report(type, link);
    expect(runs()).toBe(1);
    run();
    expect(runs()).toBe(2);
  });

  test('the last of two sheets counts; pictures do not', () => {
    const [first, last] = [new FakeLink(null), new FakeLink(null)];
    const { run, runs, report } = startStyling([first, last]);
    run();
    report('load', {});
    report('load', first);
    expect(runs()).toBe(0);
    report('load', last);
    expect(runs()).toBe(1);
  });

  test('a sheet that is added and loads after the last call does not run the callback again', () => {
    const late = new FakeLink(null);
    const { run, runs, report, links } = startStyling([new FakeLink({})]);
    run();
    links.push(late);
    report('load', late);
    expect(runs()).toBe(1);
  });

  test('a sheet for print does not defer it', () => {
    const { run, runs } = startStyling([new FakeLink(null, 'print')]);
    run();
    expect(runs()).toBe(1);
  });
});
