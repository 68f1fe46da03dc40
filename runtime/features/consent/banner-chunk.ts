// Part of the boot script.
import type { Fields } from '../../contract/read.ts';

/** Returns the name of the banner's chunk: a banner at the top needs the code that keeps it below the header as well. */
export const bannerChunk = ({ cookieBannerPosition }: Fields) =>
  /^TOP/.test(cookieBannerPosition as string) ? 'choice-top' : 'choice';
