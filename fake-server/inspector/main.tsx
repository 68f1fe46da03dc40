import { createRoot } from 'react-dom/client';
import { createCallFeed } from './calls/call-feed.ts';
import { Inspector } from './Inspector.tsx';

const root = document.getElementById('inspector');
if (root) createRoot(root).render(<Inspector feed={createCallFeed()} />);
