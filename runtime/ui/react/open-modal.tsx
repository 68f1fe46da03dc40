import type { ReactNode } from 'react';
import { addHistoryEntry } from '../../browser/history-entry.ts';
import type { Page } from '../../page/page.ts';
import modalStyles from '../dom/modal.css';
import { parentOfLayers } from '../dom/modal.ts';
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

/**
 * Opens a React island with a `Modal` over the page. Resolves once it is closed, by the visitor or because the page is disposed
 * of.
 */
export function openModal(page: Page, { name, styles, render, hasHistoryEntry = false }: ModalOptions): Promise<void> {
  return new Promise((resolve) => {
    const disposers: (() => void)[] = [];
    const close = () => {
      for (const dispose of disposers.splice(0)) dispose();
      resolve();
    };
    const entry = hasHistoryEntry ? addHistoryEntry({ onLeave: close }) : null;
    if (entry) disposers.push(entry.goBack);
    disposers.push(
      page.emitter.on('unmount', () => {
        entry?.abandon();
        close();
      }),
    );
    const island = openIsland(page, {
      name,
      tree: render(close),
      styles: modalStyles + styles,
      parent: parentOfLayers(),
    });
    disposers.push(island.dispose);
  });
}
