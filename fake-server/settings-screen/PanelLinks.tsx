/** The screens of the configuration panel. */
export function PanelLinks({ frameUrl, isForms }: { readonly frameUrl: string; readonly isForms: boolean }) {
  const base = `/config/?frameUrl=${encodeURIComponent(frameUrl)}`;
  return (
    <nav className="panels" aria-label="Configuration">
      <a href={base} aria-current={isForms ? undefined : 'page'}>
        Visitor Data
      </a>
      <a href={`${base}&panel=forms`} aria-current={isForms ? 'page' : undefined}>
        Forms
      </a>
    </nav>
  );
}
