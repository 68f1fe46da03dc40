import { FormsScreen } from './forms/FormsScreen.tsx';
import { frameAddress } from './frame-address.ts';
import { PanelLinks } from './PanelLinks.tsx';
import { usePanel } from './use-panel.tsx';
import { VisitorData } from './VisitorData.tsx';

/** The configuration panel: a screen beside the site that it changes. When it is closed, only the site is shown. */
export function Panel({ site, siteOrigin, siteTitle }: { site: string; siteOrigin: string; siteTitle: string }) {
  const isOpen = usePanel();
  const { search } = window.location;
  const frameUrl = frameAddress(search, siteOrigin);
  const isForms = new URLSearchParams(search).get('panel') === 'forms';
  const Screen = isForms ? FormsScreen : VisitorData;
  return (
    <div className="panel" data-open={isOpen}>
      <PanelLinks site={site} frameUrl={frameUrl} isForms={isForms} />
      <Screen site={site} siteOrigin={siteOrigin} siteTitle={siteTitle} frameUrl={frameUrl} />
    </div>
  );
}
