import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../../browser/adopt-styles.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { Island } from './Island.tsx';

export interface IslandOptions {
  /** Names the island in error reports. */
  readonly name: string;
  readonly tree: ReactNode;
  readonly styles: string;
  /** The island becomes its last child; the body unless given. */
  readonly parent?: Element;
}

/**
 * Renders a React tree into an element of its own. An error in the tree is reported and empties the island; the rest of the page
 * is unaffected. `dispose` removes the element and the styles.
 */
export function openIsland(page: Page, { name, tree, styles, parent = document.body }: IslandOptions): Mounted {
  const removeStyles = adoptStyles(document, styles);
  const container = document.createElement('div');
  container.setAttribute('data-ss-added', '');
  parent.append(container);
  const report = (error: unknown) => page.errors.report(error, { island: name });
  const root = createRoot(container, { onCaughtError: report, onUncaughtError: report });
  root.render(<Island page={page}>{tree}</Island>);
  return {
    dispose() {
      root.unmount();
      container.remove();
      removeStyles();
    },
  };
}
