export { browserEntries } from './server/browserEntries.ts';
export { handleRequest, type StudioOptions } from './server/handleRequest.ts';
