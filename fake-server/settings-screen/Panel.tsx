import { FormsScreen } from './forms/FormsScreen.tsx';
import { frameAddress } from './frame-address.ts';
import { PanelLinks } from './PanelLinks.tsx';
import { usePanel } from './use-panel.tsx';
import { VisitorData } from './VisitorData.tsx';

/** The configuration panel: a screen beside the site that it changes. When it is closed, only the site is shown. */
export function Panel({ site, siteTitle }: { readonly site: string; readonly siteTitle: string }) {
  const isOpen = usePanel();
  const { search, origin } = window.location;
  const frameUrl = frameAddress(search, origin);
  const isForms = new URLSearchParams(search).get('panel') === 'forms';
  const Screen = isForms ? FormsScreen : VisitorData;
  return (
    <div className="panel" data-open={isOpen}>
      <PanelLinks frameUrl={frameUrl} isForms={isForms} />
      <Screen site={site} siteTitle={siteTitle} frameUrl={frameUrl} />
    </div>
  );
}
