export { Health } from './Health.tsx';
