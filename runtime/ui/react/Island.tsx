import { Component, createContext, type ReactNode, useContext } from 'react';
import type { Page } from '../../page/page.ts';

const PageContext = createContext<Page | null>(null);

/** Returns the page that the island around the component belongs to. Throws outside of an island. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('A component called usePage() outside of an island: render it with openIsland().');
  return page;
}

/** Provides `page` to the components inside. Renders nothing if a component throws; the root reports the error. */
export function Island({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  return (
    <Boundary>
      <PageContext value={page}>{children}</PageContext>
    </Boundary>
  );
}

/** Renders nothing once one of its children has thrown. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
