export { engineTexts } from './engineTexts.ts';
