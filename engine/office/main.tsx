// Entry of the office's pages.
import { createRoot } from 'react-dom/client';
import { Office } from './Office.tsx';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(<Office />);
