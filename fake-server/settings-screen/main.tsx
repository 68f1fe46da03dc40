import { createRoot } from 'react-dom/client';
import { Panel } from './Panel.tsx';

const root = document.getElementById('settings-screen');
const { site = '', title = '' } = root?.dataset ?? {};
if (root) createRoot(root).render(<Panel site={site} siteTitle={title} />);
