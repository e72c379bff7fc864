export { type Api, type ApiName, type Client, type Given, Refused } from './client/client.ts';
export { Office } from './Office.tsx';
export { default as officeStyles } from './styles/index.css?inline';
