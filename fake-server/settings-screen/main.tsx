import { createRoot } from 'react-dom/client';
import { Panel } from './Panel.tsx';

const root = document.getElementById('settings-screen');
const { site = '', siteOrigin = '', title = '' } = root?.dataset ?? {};
if (root) createRoot(root).render(<Panel site={site} siteOrigin={siteOrigin} siteTitle={title} />);
