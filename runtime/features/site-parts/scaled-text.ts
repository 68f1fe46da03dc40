import { watchOwnBox } from '../../browser/watch-own-box.ts';
import type { Live } from '../../page/mountable.ts';

/**
 * Text that is as wide as its column, whatever its length: the server gives no size. The widest line fills it; lines break where their owner
 * broke them. Wild 2 §6 "scaled text".
 */
export function mount(text: HTMLElement): Live {
  const box = text.parentElement ?? text;
  const lines = Array.from(text.children) as HTMLElement[];
  const before = lines.map(({ style }) => style.cssText);
  // Letters that grow as their size does: hinted ones are whole pixels wide.
  text.style.cssText += ';display:inline-block;text-rendering:geometricPrecision';
  for (const line of lines) line.style.whiteSpace = 'pre';
  const end = watchOwnBox(box, (widthPx) => {
    for (const line of lines) line.style.fontSize = '';
    const factor = widthPx / text.getBoundingClientRect().width;
    if (!Number.isFinite(factor)) return;
    // First all sizes are read, then all are written.
    const sizesPx = lines.map((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    lines.forEach((line, at) => {
      line.style.fontSize = `${(sizesPx[at] ?? 0) * factor}px`;
    });
  });
  return {
    destroy() {
      end();
      for (const name of ['display', 'text-rendering']) text.style.removeProperty(name);
      lines.forEach((line, at) => {
        line.style.cssText = before[at] ?? '';
      });
    },
  };
}
