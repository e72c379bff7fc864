// Titles, messages and identifiers made from the names and titles of a foreign form.

/** `first_nameOfChild` becomes `First name of child`. */
export function titleOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const lower = words.replaceAll(/\b\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
  return lower === '' ? 'Answer' : lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** A valid field name made from any name: `first-name` becomes `firstName`. */
export function wireNameOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .split(/[^A-Za-z0-9_]+/)
    .filter((word) => word !== '');
  const [first = '', ...others] = words;
  const begin = others.length > 0 ? first.charAt(0).toLowerCase() + first.slice(1) : first;
  const joined = begin + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const cut = (/^[A-Za-z]/.test(joined) ? joined : `q${joined}`).slice(0, 48);
  return cut in Object.prototype ? `${cut}_` : cut;
}

/** A name of a folder or step: `First Name` becomes `first-name`. */
export function idOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase();
  const joined = words
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');
  return (/^[a-z]/.test(joined) ? joined : `form-${joined}`).replace(/-$/, '').slice(0, 40);
}

/** True for a title that cannot be the subject of a sentence because it ends like a sentence or is longer than 60 characters. */
function isSentence(title: string): boolean {
  return /[?!.:؟]\s*$/u.test(title) || title.length > 60;
}

/** The message for a missing answer. */
export function missingMessage(title: string): string {
  return isSentence(title) ? `Please answer “${title.trim()}”` : `${title.trim()} is required`;
}

const LIMITS: Readonly<Record<string, string>> = {
  minLength: 'must have at least {minLength} characters',
  maxLength: 'must have at most {maxLength} characters',
  minimum: 'must be {minimum} or more',
  maximum: 'must be {maximum} or less',
  multipleOf: 'must be a multiple of {multipleOf}',
  minItems: 'must have at least {minItems} entries',
  maxItems: 'must have at most {maxItems} entries',
  uniqueItems: 'must not have an entry twice',
  between: 'must be between {between.0} and {between.1}',
  pattern: 'is not written as it should be',
  const: 'has to be agreed to',
};

/** The message for an exceeded limit; undefined for a keyword that the engine has a better message for. */
export function limitMessage(keyword: string, title: string): string | undefined {
  const words = LIMITS[keyword];
  if (words === undefined) return undefined;
  // Not beside a number in the title, which could be read as the limit.
  return isSentence(title) || /\d/.test(title) ? `The answer ${words}` : `${title.trim()} ${words}`;
}
