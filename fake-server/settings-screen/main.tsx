import { createRoot } from 'react-dom/client';
import { FormsScreen } from './forms/FormsScreen.tsx';
import { frameAddress } from './frame-address.ts';
import { PanelLinks } from './PanelLinks.tsx';
import { VisitorData } from './VisitorData.tsx';

const root = document.getElementById('settings-screen');
const { site = '', title = '' } = root?.dataset ?? {};
const address = frameAddress(window.location.search, window.location.origin);
const isForms = new URLSearchParams(window.location.search).get('panel') === 'forms';
if (root)
  createRoot(root).render(
    <>
      <PanelLinks frameUrl={address} isForms={isForms} />
      {isForms ? (
        <FormsScreen site={site} siteTitle={title} frameUrl={address} />
      ) : (
        <VisitorData site={site} siteTitle={title} frameUrl={address} />
      )}
    </>,
  );
