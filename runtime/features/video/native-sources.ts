import { readFields, readNumber, readText } from '../../contract/read.ts';

/** Where a hosted video is fetched from, as far as its page says. */
export interface NativeSources {
  /** Address and type, the best first: the browser takes the first that it plays and gets. */
  readonly files: readonly (readonly [src: string, type: string])[];
  readonly poster: string;
  /** Width by height. */
  readonly ratio: number;
}

/**
 * Reads what `data-config-video` holds; null without an address of http or https. The address ends with a placeholder: pages fill it only for the
 * poster (`thumbnail`). That the playlist is `playlist.m3u8`, and a file its size as it stands in the list of variants, is our choice. Of
 * the files the smallest that is at least as wide as what is drawn. Wild 2 §1.
 * @param neededPx in pixels of the screen
 */
export function nativeSources(video: unknown, neededPx: number): NativeSources | null {
  const fields = readFields(video);
  const content = { ...fields, ...readFields(fields.structuredContent) };
  const address = readText(content.alexandriaUrl);
  if (!/^(https?:)?\/\//.test(address)) return null;
  const at = (variant: string) => address.replace('{variant}', variant);
  const variants = readText(fields.systemDataVariants)
    .split(',')
    .filter((variant) => /^\d+:\d+$/.test(variant))
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
  const file = variants.find((variant) => Number.parseInt(variant, 10) >= neededPx) ?? variants[variants.length - 1];
  const [width = 16, height = 9] = (file ?? '16:9').split(':').map(Number);
  const ratio = readNumber(content.aspectRatio);
  return {
    files: [
      [at('playlist.m3u8'), 'application/vnd.apple.mpegurl'],
      ...(file ? [[at(file), readText(fields.contentType, 'video/mp4')] as const] : []),
    ],
    poster: at('thumbnail'),
    ratio: ratio && ratio > 0 ? ratio : width / height,
  };
}
