export { buildApp } from './http/buildApp.ts';
export type { Attachments } from './storage/attachments.ts';
export type { Application, Store } from './storage/store.ts';
