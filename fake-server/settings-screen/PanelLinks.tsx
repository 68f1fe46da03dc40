/** The screens of the configuration panel. */
export function PanelLinks({ site, frameUrl, isForms }: { site: string; frameUrl: string; isForms: boolean }) {
  const base = `?${new URLSearchParams({ site, frameUrl })}`;
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
