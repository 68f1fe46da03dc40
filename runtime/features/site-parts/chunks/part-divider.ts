import { watchBox } from '../../../browser/watch-box.ts';
import { readFields, readFlag, readNumber, readText } from '../../../contract/read.ts';
import type { Mounted } from '../../../page/mountable.ts';
import { parseProps } from '../parse-props.ts';
import { dividerPath } from '../sections/divider-path.ts';

/**
 * Draws the lower edge of a section: the server's clip path is empty, so that nothing of the section's background is seen without us. Its
 * height is the divider's by the section's; the section after it lies under it. Wild 2 §2 "Section divider".
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
  // Where no CSS of the page says so: a line has no inside.
  line?.setAttribute('fill', 'none');
  const svg = line?.closest<SVGElement>('svg');
  // One without a line to show would take room there.
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
    // Where the path is missing, an empty address would hide the background.
    if (!clip?.parentElement?.id) border.style.clipPath = isOn ? border.style.clipPath : 'none';
  };
  const before = border.style.clipPath;
  // What a header that lies over the page has the first section keep free is in its height, and changes that of its parent only.
  const ends = [section, section?.parentElement].flatMap((each) => (each ? [watchBox(each, draw)] : []));
  if (!clip) border.style.clipPath = 'none';
  return {
    dispose() {
      for (const end of ends) end();
      border.style.clipPath = before;
      svg?.style.removeProperty('display');
      section?.style.removeProperty('--divider-height');
      next?.style.removeProperty('--previous-section-divider-offset');
    },
  };
}
