import { describe, expect, test } from 'vitest';
import { videoSize } from '../../../../runtime/media/video/player.ts';

describe('where a video lies in its box', () => {
  test('fit shows all of it, fill covers the box, none takes the box as it is', () => {
    // A video of 16 to 9 in a box 400 wide and 400 high: 400 wide if it is to be seen whole, 711.11 wide if it is to cover.
    expect(videoSize('fit', 16 / 9)).toBe(`width:min(100cqw,${1600 / 9}cqh);aspect-ratio:${16 / 9}`);
    expect(videoSize('fill', 16 / 9)).toBe(`width:max(100cqw,${1600 / 9}cqh);aspect-ratio:${16 / 9}`);
    expect(videoSize('none', 16 / 9)).toBe('width:100%;height:100%');
  });
});
