export { Anthem } from './Anthem.tsx';
