import type { BlockPlace } from '../../page/mountable.ts';

/** About as high as a field that is drawn by our own styles, and its title. */
const fieldHeightPx = 107;

/**
 * Forms of the server (newsletters too), and the empty wrappers of those that the browser draws, which get about the height that the
 * form will have: field types are written small, the formats' in capitals. Light: part of the boot script.
 */
export const formPlace: BlockPlace = {
  selector: 'form[data-form-id],.form-wrapper',
  reserve({ style, childElementCount, parentElement }) {
    const context = (parentElement as Element).querySelector('.sqs-form-block-context');
    const text = context ? context.textContent : '';
    if (!childElementCount && text) style.minHeight = `${text.split(/"type":\s*"[a-z]/).length * fieldHeightPx}px`;
  },
};
