export { Mission } from './Mission.tsx';
