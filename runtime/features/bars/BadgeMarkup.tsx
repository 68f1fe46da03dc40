/**
 * Structure of the badge. Rendered at build time.
 *
 * `label`: replaces the link where the app's domain is unknown.
 */
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
