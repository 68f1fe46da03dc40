import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector.tsx';
import { createJournalFeed } from './journal-feed.ts';

const root = document.getElementById('inspector');
if (root) createRoot(root).render(<Inspector journal={createJournalFeed()} />);
