import { createRoot } from 'react-dom/client';
import { frameAddress } from './frame-address.ts';
import { VisitorData } from './VisitorData.tsx';

const root = document.getElementById('settings-screen');
const { site = '', title = '' } = root?.dataset ?? {};
const address = frameAddress(window.location.search, window.location.origin);
if (root) createRoot(root).render(<VisitorData site={site} siteTitle={title} frameUrl={address} />);
