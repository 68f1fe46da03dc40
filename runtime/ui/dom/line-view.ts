import { adoptStyles } from '../../browser/adopt-styles.ts';
import type { LineParts } from './Line.tsx';
import styles from './line-view.css';
import { buildStaticView, type StaticMarkup } from './view.ts';

/** Defined by the build: the static rendering of `Line.tsx`. */
declare const lineMarkup: StaticMarkup<LineParts>;

export interface LineView {
  readonly view: HTMLElement;
  readonly line: HTMLElement;
  readonly button: HTMLButtonElement;
  /** Removes the view and its styles. */
  dispose(): void;
}

/** Returns a sentence beside a button that calls `onPress`. Both are empty, and the view is not on the page yet. */
export function buildLineView(
  { ownerDocument }: Element,
  className: string,
  role: 'status' | 'group',
  onPress: () => void,
): LineView {
  const removeStyles = adoptStyles(ownerDocument, styles);
  const { root, text, button } = buildStaticView(ownerDocument, lineMarkup);
  root.classList.add(className);
  root.setAttribute('role', role);
  button.addEventListener('click', onPress);
  return {
    view: root,
    line: text,
    button,
    dispose() {
      root.remove();
      removeStyles();
    },
  };
}
