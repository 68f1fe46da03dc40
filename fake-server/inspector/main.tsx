import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector.tsx';

const root = document.getElementById('inspector');
if (root) createRoot(root).render(<Inspector />);
