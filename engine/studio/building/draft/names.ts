// Names of questions, options, files and addresses: made from a title, or checked where a maintainer writes one.
import { isWireName } from '../../../core/index.ts';
import { Impossible } from './impossible.ts';

/** What files and folders are named by. */
const FILE = /^[a-z][a-z0-9-]*$/;
/** As `sitePath` in forms/form.schema.json; a test holds them against each other. */
export const ADDRESS = /^(?!.*\/\/)\/[A-Za-z0-9/_-]*$/;

/** `What is your name?` becomes `whatIsYourName`; other than `taken`, if need be by a number at its end. */
export function fieldName(title: string, taken: readonly string[]): string {
  const words = wordsOf(title);
  const camel = words.map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  const name = /^[a-z]/.test(camel) ? camel.slice(0, 40) : `question${camel.slice(0, 32)}`;
  // `constructor` becomes `constructor2`: every object has that key.
  return free(name, '', (one) => !taken.includes(one) && isWireName(one));
}

/** `Grade 1 (new)` becomes `grade-1-new`; other than `taken`, if need be by a number at its end. */
export function optionName(label: string, taken: readonly string[]): string {
  return free(wordsOf(label).join('-').slice(0, 40) || 'option', '-', (one) => !taken.includes(one));
}

/** As {@link optionName}, for the files of a step or a form: `2nd step` becomes `step-2nd-step`, since a letter comes first. */
export function fileName(label: string, kind: 'step' | 'form', taken: readonly string[]): string {
  const name = optionName(label, []);
  return free(FILE.test(name) ? name : `${kind}-${name}`, '-', (one) => !taken.includes(one));
}

/** Throws {@link Impossible} for a name that answers cannot be sent under. */
export function checkFieldName(name: string): void {
  if (isWireName(name) && !name.includes('[')) return;
  throw new Impossible(
    `Answers cannot be sent under the name “${name}”: use a letter and then letters, digits and _, at most 64 characters; “constructor” and the like are taken.`,
  );
}

/** Throws {@link Impossible} for a name that cannot name files. */
export function checkFileName(name: string, what: 'files' | 'a folder'): void {
  if (!FILE.test(name))
    throw new Impossible(`“${name}” cannot name ${what}: use small letters, digits and -, a letter first.`);
}

/** Throws {@link Impossible} for what cannot be the address of a page. */
export function checkAddress(route: string): void {
  if (ADDRESS.test(route)) return;
  throw new Impossible(`“${route}” cannot be an address: begin with one /, and use letters, digits, - and _.`);
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}|['’]/gu, '');
  return plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

function free(name: string, between: string, isFree: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const one = number === 1 ? name : `${name}${between}${number}`;
    if (isFree(one)) return one;
  }
}
