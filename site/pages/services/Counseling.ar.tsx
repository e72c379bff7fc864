export { Counseling } from './Counseling.tsx';
