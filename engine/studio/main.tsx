// The entry of the studio's page.
import { createRoot } from 'react-dom/client';
import { Studio } from './Studio.tsx';
import './studio.css';
import './panels.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(<Studio />);
