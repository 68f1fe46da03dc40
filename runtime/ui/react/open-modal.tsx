import type { ReactNode } from 'react';
import { closesOnBack } from '../../browser/closes-on-back.ts';
import type { Page } from '../../page/page.ts';
import modalStyles from './modal.css';
import { openIsland } from './open-island.tsx';

export interface ModalOptions {
  /** Names the island in error reports. */
  readonly name: string;
  readonly styles: string;
  /** Returns a tree with a `Modal` at its root; `close` removes it from the page. */
  readonly render: (close: () => void) => ReactNode;
  /** Gives the modal an entry in the browser's history, so that the back gesture closes it. */
  readonly hasHistoryEntry?: boolean;
}

/** Opens a React island with a `Modal` over the page. Resolves once it is closed, by the visitor or because the page is disposed of. */
export function openModal(page: Page, { name, styles, render, hasHistoryEntry = false }: ModalOptions): Promise<void> {
  return new Promise((resolve) => {
    const disposers: (() => void)[] = [];
    const close = () => {
      for (const dispose of disposers.splice(0)) dispose();
      resolve();
    };
    disposers.push(page.emitter.on('unmount', close));
    if (hasHistoryEntry) disposers.push(closesOnBack(close));
    const island = openIsland(page, {
      name,
      tree: render(close),
      styles: modalStyles + styles,
      // Templates that change pages by script replace the content of the body.
      parent: document.documentElement,
    });
    disposers.push(island.dispose);
  });
}
