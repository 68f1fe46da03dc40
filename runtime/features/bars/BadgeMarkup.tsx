import type { ViewParts } from '../../ui/dom/view.ts';

export interface BadgeParts extends ViewParts {
  readonly link: HTMLAnchorElement;
  /** Replaces the link where the app's domain is unknown. */
  readonly label: HTMLElement;
}

/** Structure of the badge. Rendered at build time. */
export function BadgeMarkup({ link }: { readonly link: string }) {
  return (
    <aside className="sqs-badge">
      <a href="/" rel="noopener" data-part="link">
        {link}
      </a>
      <span data-part="label" />
    </aside>
  );
}
