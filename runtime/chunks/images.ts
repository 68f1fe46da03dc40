/** Images outside galleries. Fetched by pages that have such which nobody else loads. */
import { adoptStyles } from '../lib/adopt-styles.ts';

export { mount } from '../blocks/image/mount.ts';

/** Weighs next to nothing: for pages that say nothing of the button around a picture, which would be as narrow as it is empty. */
adoptStyles(
  document,
  `:where(.sqs-block-image-button){display:block;width:100%;padding:0;border:0;background:none;cursor:pointer}
:where([style*=padding-bottom]>img:not([src])){position:absolute}`,
);
