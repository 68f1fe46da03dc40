import { expect, test } from 'vitest';
import { nativeSources } from '../../../runtime/features/video/native-sources.ts';

const video = {
  systemDataVariants: '1080:1920,360:640',
  contentType: 'video/mp4',
  structuredContent: { alexandriaUrl: 'https://video.example/content/v1/lib/id/{variant}', aspectRatio: 0.5625 },
};
const file = (neededPx: number) => nativeSources(video, neededPx)?.files.at(-1);

// video#native-data, video#native-file
test('lists the playlist first, then the smallest file that is wide enough, else the largest', () => {
  expect(nativeSources(video, 300)).toEqual({
    files: [
      { src: 'https://video.example/content/v1/lib/id/playlist.m3u8', type: 'application/vnd.apple.mpegurl' },
      { src: 'https://video.example/content/v1/lib/id/360:640', type: 'video/mp4' },
    ],
    poster: 'https://video.example/content/v1/lib/id/thumbnail',
    ratio: 0.5625,
  });
  expect([file(361)?.src, file(4000)?.src]).toEqual(Array(2).fill('https://video.example/content/v1/lib/id/1080:1920'));
});

// video#native-shape
test('without a given shape the file’s shape is used; without an http or https address there is no video', () => {
  expect(nativeSources({ ...video, structuredContent: { alexandriaUrl: '//v.example/{variant}' } }, 300)?.ratio).toBe(0.5625);
  for (const none of [undefined, null, 'text', {}, { alexandriaUrl: 'javascript:alert(1)//{variant}' }])
    expect(nativeSources(none, 300)).toBeNull();
});
