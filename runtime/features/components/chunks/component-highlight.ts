import { prefersLessMotion } from '../../../browser/less-motion.ts';
import { whenVisible } from '../../../browser/when-visible.ts';
import { readFields, readFlag, readNumber, readText } from '../../../contract/read.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import { parseProps } from '../parse-props.ts';

/** Duration of drawing a line whose owner sets none. */
const drawMs = 800;

/**
 * A text with a line that its block's `TextAttributes-props` describe. The line is a background of the text, so that it breaks
 * with the lines and moves nothing. `strikethrough` lies in the middle, `highlight` and `marker` behind the letters; other shapes
 * are underlines. site#text-highlight
 */
export function mount(text: HTMLElement): Mounted {
  const block = text.closest('.sqs-block') ?? document;
  const id = text.dataset.textAttributeId;
  const props = Array.from(block.querySelectorAll('script.TextAttributes-props'), ({ textContent }) => parseProps(textContent))
    .flatMap((each) => (Array.isArray(each) ? each.map(readFields) : []))
    .find((each) => id && each.id === id);
  if (!props) throw blockSkipped('no-attributes');
  const thickness = readFields(props.thickness);
  const size = Math.min(1, Math.max(0.02, readNumber(thickness.value) ?? 0.1));
  const unit = /^(em|rem|px|%)$/.exec(readText(thickness.unit))?.[0] ?? 'em';
  const shape = readText(props.shape);
  const isBehind = /highlight|marker/i.test(shape);
  const colour = colourOf(props.color);
  const height = isBehind ? '85%' : `${unit === 'px' ? Math.max(1, readNumber(thickness.value) ?? 1) : size}${unit}`;
  const place = isBehind ? '60%' : /strike/i.test(shape) ? '55%' : '95%';
  const before = text.style.cssText;
  text.style.cssText +=
    `;background:linear-gradient(${colour},${colour}) 0 ${place}/100% ${height} ` +
    'no-repeat;-webkit-box-decoration-break:clone;box-decoration-break:clone';

  let run: Animation | undefined;
  const draws = readFlag(props.isAnimationEnabled) && !prefersLessMotion(window);
  const watch = draws
    ? whenVisible(text, 0, () => {
        const duration = readNumber(readFields(props.duration).value) ?? readNumber(props.duration) ?? 0;
        // Seconds; a value over 20 is in milliseconds.
        const durationMs = duration > 20 ? duration : duration * 1000;
        run = text.animate([{ backgroundSize: `0 ${height}` }, { backgroundSize: `100% ${height}` }], {
          duration: durationMs || drawMs,
          easing: 'ease-out',
        });
      })
    : null;
  return {
    dispose() {
      watch?.cancel();
      run?.cancel();
      text.style.cssText = before;
    },
  };
}

/** Returns a colour of the site's palette or one in hue, saturation and lightness; the colour of the text for anything else. */
function colourOf(value: unknown): string {
  const color = readFields(value);
  const palette = readFields(color.sitePaletteColor);
  const name = /^[\w-]+$/.exec(readText(palette.colorName))?.[0];
  if (name) return `hsla(var(--${name}-hsl),${readNumber(palette.alphaModifier) ?? 1})`;
  const hsla = readFields(readFields(color.customColor).hslaValue);
  const [hue, saturation, lightness] = [hsla.hue, hsla.saturation, hsla.lightness].map(readNumber);
  if (hue === null || saturation === null || lightness === null || hue === undefined) return 'currentColor';
  const percent = (part: number | undefined) => `${(part ?? 0) <= 1 ? (part ?? 0) * 100 : part}%`;
  return `hsla(${hue},${percent(saturation)},${percent(lightness)},${readNumber(hsla.alpha) ?? 1})`;
}
