import type { Page } from 'puppeteer';

/**
 * Returns the share of the brighter or of the darker pixels in the middle of the element, whichever is smaller, in percent; 0
 * without a contrast. The middle lies within the border, also of a circle: forced colours give borders a system colour, which may
 * be as bright as the icon in one scheme alone.
 */
export async function drawnPercent(view: Pick<Page, 'evaluate' | 'screenshot'>, selector: string): Promise<number> {
  const clip = await view.evaluate((each) => {
    const element = document.querySelector(each) as Element;
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const { borderTopWidth, borderRadius } = getComputedStyle(element);
    const inside = Math.min(width, height) - 2 * Number.parseFloat(borderTopWidth);
    const side = Math.min(2 * Math.floor((borderRadius === '50%' ? inside * Math.SQRT1_2 : inside) / 2), 24);
    return { x: Math.round(left + (width - side) / 2), y: Math.round(top + (height - side) / 2), side };
  }, selector);
  const picture = Buffer.from(await view.screenshot()).toString('base64');
  return view.evaluate(
    async (data, { x, y, side }) => {
      const bytesOfFile = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytesOfFile]));
      const context = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d');
      context?.drawImage(bitmap, -x, -y);
      const bytes = context?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray();
      const lights = Array.from(
        { length: bytes.length / 4 },
        (_, at) => (bytes[at * 4] ?? 0) + (bytes[at * 4 + 1] ?? 0) + (bytes[at * 4 + 2] ?? 0),
      );
      const [least, most] = [Math.min(...lights), Math.max(...lights)];
      if (most - least < 300) return 0;
      const bright = lights.filter((light) => light > (least + most) / 2).length / lights.length;
      return Math.round(Math.min(bright, 1 - bright) * 100);
    },
    picture,
    clip,
  );
}
