// Entry of the page with the preview of the office.
import { createRoot } from 'react-dom/client';
import { officeStyles } from '../office/index.ts';
import { LiveOffice } from './live/LiveOffice.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
const styles = document.createElement('style');
styles.textContent = officeStyles;
document.head.append(styles);
createRoot(root).render(<LiveOffice />);
