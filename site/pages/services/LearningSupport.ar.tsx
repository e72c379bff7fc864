export { LearningSupport } from './LearningSupport.tsx';
