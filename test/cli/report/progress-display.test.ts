import { describe, expect, test } from 'vitest';
import { createProgressDisplay } from '../../../cli/report/progress-display.ts';

function display(isTerminal: boolean) {
  const written: string[] = [];
  let nowMs = 0;
  let columns = 80;
  const shown = createProgressDisplay({
    write: (text) => void written.push(text),
    isTerminal,
    columns: () => columns,
    nowMs: () => nowMs,
  });
  return {
    ...shown,
    written,
    fail() {
      shown.update(null);
      shown.end();
    },
    at(ms: number, done: number) {
      nowMs = ms;
      shown.update({ unit: 'page', done, total: 10, detail: 'a' });
    },
    resize(to: number) {
      columns = to;
    },
  };
}

describe('outside of a terminal', () => {
  test('work of less than 2 s prints nothing', () => {
    const { at, end, written } = display(false);
    for (let ms = 0; ms < 2000; ms += 100) at(ms, ms / 200);
    end();
    expect(written).toEqual([]);
  });

  test('longer work prints a line every 2 s without escape codes, and its time', () => {
    const { at, end, written } = display(false);
    for (let ms = 0; ms <= 5000; ms += 100) at(ms, Math.floor(ms / 500));
    end();
    expect(written).toEqual([
      '4 of 10 pages, 2.0/s, 3 s left: a\n',
      '8 of 10 pages, 2.0/s, 1 s left: a\n',
      '10 pages in 5 s, 2.0/s.\n',
    ]);
  });

  test('an unchanged state is repeated after 30 s', () => {
    const { at, written } = display(false);
    for (let ms = 0; ms <= 40_000; ms += 1000) at(ms, 1);
    expect(written).toHaveLength(2);
  });
});

describe('on a terminal', () => {
  test('a bar is drawn at most every 100 ms, removed before other output, and followed by the time', () => {
    const { at, clear, end, written } = display(true);
    for (let ms = 0; ms <= 1000; ms += 10) at(ms, 5);
    expect(written).toHaveLength(8);
    expect(written.every((text) => text.startsWith('\r\u001b[2K'))).toBe(true);
    clear();
    clear();
    expect(written.slice(8)).toEqual(['\r\u001b[2K']);
    end();
    expect(written.slice(9)).toEqual(['5 of 10 pages in 1 s, 5.0/s.\n']);
  });

  test('work of less than 1 s has a bar, and no time', () => {
    const { at, end, written } = display(true);
    for (let ms = 0; ms < 1000; ms += 100) at(ms, 5);
    end();
    expect(written.at(-1)).toBe('\r\u001b[2K');
  });

  test('a bar is removed before a failure, which no time follows', () => {
    const { at, fail, written } = display(true);
    for (let ms = 0; ms < 5000; ms += 100) at(ms, 5);
    fail();
    expect(written.at(-1)).toBe('\r\u001b[2K');
  });

  test('a bar follows the size of the terminal', () => {
    const { at, resize, written } = display(true);
    at(0, 1);
    at(400, 1);
    resize(10);
    at(600, 1);
    expect(written[0]).toContain('░');
    expect(written[1]?.slice('\r\u001b[2K'.length)).toBe('1/10 pag…');
  });

  test('short work shows nothing', () => {
    const { at, end, written } = display(true);
    at(0, 1);
    at(200, 10);
    end();
    expect(written).toEqual([]);
  });
});
