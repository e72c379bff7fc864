// Entry of the studio's page.
import { createRoot } from 'react-dom/client';
import { Studio } from './Studio.tsx';
import './styles/base.css';
import './styles/studio.css';
import './styles/panels.css';
import './styles/dialogs.css';
import './styles/building.css';
import './styles/settings.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(<Studio />);
