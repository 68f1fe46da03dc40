import { adoptStyles } from '../browser/adopt-styles.ts';
import { buildElement } from '../browser/build-element.ts';
import styles from './line-view.css';

export interface LineView {
  readonly view: HTMLElement;
  readonly line: HTMLElement;
  readonly button: HTMLButtonElement;
  /** Takes it away. */
  end(): void;
}

/** Returns a line with a button that a press on does the work; both are without words, and not on the page yet. */
export function buildLineView(
  { ownerDocument: document }: Element,
  className: string,
  role: 'status' | 'group',
  work: () => void,
): LineView {
  const removeStyles = adoptStyles(document, styles);
  const line = buildElement(document, 'p', {});
  const button = buildElement(document, 'button', { type: 'button' });
  button.addEventListener('click', work);
  const view = buildElement(document, 'div', { class: `ss-line ${className}`, role }, line, button);
  return {
    view,
    line,
    button,
    end() {
      view.remove();
      removeStyles();
    },
  };
}
