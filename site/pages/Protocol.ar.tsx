export { Protocol } from './Protocol.tsx';
