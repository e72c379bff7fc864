export { Transportation } from './Transportation.tsx';
