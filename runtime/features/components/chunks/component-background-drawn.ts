import { readFields, readNumber, readText } from '../../../contract/read.ts';
import type { Mounted } from '../../../page/mountable.ts';
import { parseProps } from '../parse-props.ts';

/**
 * A background that is drawn from settings and has no picture: a gradient of its two colours, without the shapes and the motion
 * of the platform's drawings. site#background-effects
 */
export function mount(element: HTMLElement): Mounted {
  const canvas = element.querySelector<HTMLElement>('.background-fx-canvas') ?? element;
  const { currentStyles } = element.closest<HTMLElement>('[data-current-styles]')?.dataset ?? {};
  const settings = readFields(readFields(parseProps(currentStyles)).generative);
  const colours = [colourOf(settings.startColor), colourOf(settings.endColor)].filter(Boolean);
  const before = canvas.style.background;
  const shape =
    settings.gradientType === 'radial'
      ? 'radial-gradient('
      : `linear-gradient(${readNumber(settings.linearGradientAngle) ?? 0}deg,`;
  if (colours[0]) canvas.style.background = `${shape}${colours[0]},${colours[1] ?? colours[0]})`;
  return {
    dispose() {
      canvas.style.background = before;
    },
  };
}

/** Returns a colour of the site's palette, which its CSS has as custom properties; empty for a colour of another kind. */
function colourOf(value: unknown): string {
  const { id, alpha } = readFields(readFields(value).sitePaletteColor);
  const name = readText(id);
  return /^\w+$/.test(name) ? `hsla(var(--${name}-hsl),${readNumber(alpha) ?? 1})` : '';
}
