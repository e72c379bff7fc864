// RJSF's messages are in English.
export { TranslatableString as stock } from '@rjsf/utils';
