import { describe, expect, test } from 'vitest';
import { videoFrame, videoMode } from '../../../../runtime/media/video/video-frame.ts';

const wide = { widthPx: 160, heightPx: 90 };

describe('where a video lies in its box', () => {
  test('fit shows all of it in the middle, fill covers the box, none takes the box as it is', () => {
    const box = { widthPx: 400, heightPx: 400 };
    expect(videoFrame('fit', wide, box)).toEqual({ leftPx: 0, topPx: 87.5, widthPx: 400, heightPx: 225 });
    const fill = videoFrame('fill', wide, box);
    expect(fill.widthPx).toBeCloseTo(711.11, 2);
    expect([fill.heightPx, fill.topPx]).toEqual([400, 0]);
    expect(fill.leftPx).toBeCloseTo(-155.56, 2);
    expect(videoFrame('none', wide, box)).toEqual({ leftPx: 0, topPx: 0, widthPx: 400, heightPx: 400 });
  });

  test('the mode is the one that is given, else that of the slide, else none', () => {
    const slide = (name: string) => ({ classList: { contains: (given: string) => given === name } }) as unknown as Element;
    expect([videoMode('fill', null), videoMode('none', slide('content-fill')), videoMode(null, null)]).toEqual([
      'fill',
      'none',
      'none',
    ]);
    expect([videoMode(null, slide('content-fill')), videoMode('odd', slide('content-fit')), videoMode('', slide('x'))]).toEqual([
      'fill',
      'fit',
      'none',
    ]);
  });
});
