import type { ReactNode } from 'react';

/** Says why a view has nothing to show, and what to do. */
export const EmptyState = ({ title, text }: { readonly title: string; readonly text: ReactNode }) => (
  <div className="empty-state">
    <p className="empty-title">{title}</p>
    <p>{text}</p>
  </div>
);
