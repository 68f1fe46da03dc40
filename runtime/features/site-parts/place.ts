import type { BlockPlace } from '../../page/mountable.ts';

/**
 * What names its controller: the header, sections and lists of 7.1, much of older templates. Which of them we know is said in
 * registry.ts, which pages without any do not fetch. Wild 2 §2 to §5.
 */
export const sitePartPlace: BlockPlace = {
  selector: '[data-controller]',
};
