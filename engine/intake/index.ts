export { withOverrides } from './config/limits.ts';
export { type Receiving, receiveSubmission } from './submissions/receiveSubmission.ts';
export { Refusal } from './submissions/refusal.ts';
export { createUploadLimiter } from './submissions/uploadLimiter.ts';
