export { EducationalPhilosophy } from './EducationalPhilosophy.tsx';
