export { HumanResources } from './HumanResources.tsx';
