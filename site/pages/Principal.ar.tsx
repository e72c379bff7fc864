export { Principal } from './Principal.tsx';
