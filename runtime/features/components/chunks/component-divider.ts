import { watchBox } from '../../../browser/watch-box.ts';
import { readFields, readFlag, readNumber, readText } from '../../../contract/read.ts';
import type { Mounted } from '../../../page/mountable.ts';
import { parseProps } from '../parse-props.ts';
import { dividerPath } from '../sections/divider-path.ts';

/**
 * Draws the lower edge of a section, whose clip path is empty in the server's HTML. The divider is part of the section's height,
 * and the next section is under it. site#section-divider
 */
export function mount(border: HTMLElement): Mounted {
  const section = border.closest<HTMLElement>('section');
  const context = readFields(parseProps(section?.dataset.currentContext));
  const divider = readFields(context.divider);
  const isOn = readFlag(divider.enabled) && readText(divider.type, 'none') !== 'none';
  const height = readFields(divider.height);
  const heightVw = isOn ? (readNumber(height.value) ?? 0) : 0;
  const unit = readText(height.unit, 'vw');
  const clip = section?.querySelector('.section-divider-clip');
  const line = section?.querySelector('.section-divider-stroke');
  const next = section?.nextElementSibling as HTMLElement | null;
  // The default fill of a line would cover its inside.
  line?.setAttribute('fill', 'none');
  const svg = line?.closest<SVGElement>('svg');
  // Without a visible line the element would still take room.
  const hasLine = isOn && readText(readFields(divider.stroke).style, 'none') !== 'none';
  if (svg && !hasLine) svg.style.display = 'none';
  section?.style.setProperty('--divider-height', `${heightVw}${unit}`);
  next?.style.setProperty('--previous-section-divider-offset', `${heightVw}${unit}`);
  const draw = (): void => {
    const sectionPx = section?.offsetHeight ?? 0;
    const heightPx = unit === 'vw' ? (innerWidth * heightVw) / 100 : heightVw;
    const paths = dividerPath({
      type: isOn ? readText(divider.type) : 'none',
      height: sectionPx > 0 ? Math.min(1, heightPx / sectionPx) : 0,
      isFlipX: readFlag(divider.isFlipX),
    });
    clip?.setAttribute('d', paths.clip);
    line?.setAttribute('d', isOn ? paths.stroke : 'M0,0');
    // A clip path without an address would hide the background.
    if (!clip?.parentElement?.id) border.style.clipPath = isOn ? border.style.clipPath : 'none';
  };
  const before = border.style.clipPath;
  // The padding for a header over the first section changes the height of the section's parent, so both are watched.
  const disposers = [section, section?.parentElement].flatMap((each) => (each ? [watchBox(each, draw)] : []));
  if (!clip) border.style.clipPath = 'none';
  return {
    dispose() {
      for (const dispose of disposers) dispose();
      border.style.clipPath = before;
      svg?.style.removeProperty('display');
      section?.style.removeProperty('--divider-height');
      next?.style.removeProperty('--previous-section-divider-offset');
    },
  };
}
