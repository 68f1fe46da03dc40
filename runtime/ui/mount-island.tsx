import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Mounted } from '../page/mountable.ts';
import { Boundary } from './boundary.tsx';

/**
 * Renders a React tree into an element of its own at the end of the body, or of another parent. A tree that fails is reported and
 * shows nothing; the page around it goes on. `dispose` leaves nothing behind.
 */
export function mountIsland(
  document: Document,
  tree: ReactNode,
  onError: (error: unknown) => void,
  parent: Element = document.body,
): Mounted {
  const container = document.createElement('div');
  parent.append(container);
  const root = createRoot(container, { onCaughtError: onError, onUncaughtError: onError });
  root.render(<Boundary>{tree}</Boundary>);
  return {
    dispose() {
      root.unmount();
      container.remove();
    },
  };
}
