// Entry of the page in the studio's frames.
import { createRoot } from 'react-dom/client';
import { LiveForm } from './live/LiveForm.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(<LiveForm />);
