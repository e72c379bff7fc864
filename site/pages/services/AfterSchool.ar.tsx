export { AfterSchool } from './AfterSchool.tsx';
