import { expect, test } from 'vitest';
import { backgroundVideo } from '../../../runtime/features/video/background-address.ts';

const path = (text: string) => {
  const video = backgroundVideo(text, null);
  return video && new URL(video.address).origin + new URL(video.address).pathname;
};

// video#background-address
test.each([
  ['https://www.youtube.com/watch?v=abc-DEF_123&t=9', 'https://www.youtube-nocookie.com/embed/abc-DEF_123'],
  ['//youtu.be/abc-DEF_123', 'https://www.youtube-nocookie.com/embed/abc-DEF_123'],
  ['https://m.youtube.com/shorts/abc-DEF_123', 'https://www.youtube-nocookie.com/embed/abc-DEF_123'],
  ['https://vimeo.com/540690435/e1ede0d229', 'https://player.vimeo.com/video/540690435'],
  ['https://player.vimeo.com/video/540690435?h=e1ede0d229', 'https://player.vimeo.com/video/540690435'],
  ['https://youtube.com.evil.example/watch?v=abc-DEF_123', null],
  ['https://www.youtube.com/watch?v=short', null],
  ['https://films.example/1', null],
  ['javascript:harm()', null],
  ['', null],
])('the video at %s plays from %s', (text, expected) => {
  expect(path(text)).toBe(expected);
});

// video#background-address
test('the player is muted, loops, has no controls, keeps its start and key, and is the stand-in’s on localhost', () => {
  const query = (text: string) => new URL(backgroundVideo(text, null)?.address ?? '').searchParams;
  const tube = query('https://youtu.be/abc-DEF_123?t=9s');
  expect(['mute', 'loop', 'playlist', 'controls', 'start'].map((name) => tube.get(name))).toEqual([
    '1',
    '1',
    'abc-DEF_123',
    '0',
    '9',
  ]);
  const vimeo = query('https://vimeo.com/540690435/e1ede0d229');
  expect(['background', 'muted', 'loop', 'h'].map((name) => vimeo.get(name))).toEqual(['1', '1', '1', 'e1ede0d229']);
  expect(backgroundVideo('https://vimeo.com/540690435', 'http://third-party.localhost:4100')?.address).toMatch(
    /^http:\/\/third-party\.localhost:4100\/video\/vimeo\/540690435\?/,
  );
});
