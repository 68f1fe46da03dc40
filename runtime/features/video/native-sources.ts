import { readFields, readNumber, readText } from '../../contract/read.ts';

export interface NativeSources {
  /** Best first, because the browser plays the first that it supports. */
  readonly files: readonly { readonly src: string; readonly type: string }[];
  readonly poster: string;
  /** Width over height. */
  readonly ratio: number;
}

/**
 * Returns the files of `data-config-video`; null without an http or https address. video#native-data, video#native-file,
 * video#native-shape
 * @param neededPx drawn width in device pixels.
 */
export function nativeSources(video: unknown, neededPx: number): NativeSources | null {
  const fields = readFields(video);
  const content = { ...fields, ...readFields(fields.structuredContent) };
  const address = readText(content.alexandriaUrl);
  if (!/^(https?:)?\/\//.test(address)) return null;
  const addressOf = (variant: string) => address.replace('{variant}', variant);
  const variants = readText(fields.systemDataVariants)
    .split(',')
    .filter((variant) => /^\d+:\d+$/.test(variant))
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
  const file = variants.find((variant) => Number.parseInt(variant, 10) >= neededPx) ?? variants[variants.length - 1];
  const [width = 16, height = 9] = (file ?? '16:9').split(':').map(Number);
  const ratio = readNumber(content.aspectRatio);
  const playlist = { src: addressOf('playlist.m3u8'), type: 'application/vnd.apple.mpegurl' };
  return {
    files: file ? [playlist, { src: addressOf(file), type: readText(fields.contentType, 'video/mp4') }] : [playlist],
    poster: addressOf('thumbnail'),
    ratio: ratio && ratio > 0 ? ratio : width / height,
  };
}
