import { adoptStyles } from '../../browser/adopt-styles.ts';
import { view } from './Line.tsx?static';
import styles from './line-view.css';
import { buildStaticView } from './view.ts';

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
  const { root, text, button } = buildStaticView(ownerDocument, view);
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
