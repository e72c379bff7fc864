export { Preschool } from './Preschool.tsx';
