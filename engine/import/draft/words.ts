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

/** A valid field name made from any name: `first-name` becomes `firstName`, and an accented letter the letter without its accent. */
export function wireNameOf(name: string): string {
  const words = withoutAccents(name)
    .split(/[^A-Za-z0-9_]+/)
    .filter((word) => word !== '');
  const [first = '', ...others] = words;
  const begin = others.length > 0 ? first.charAt(0).toLowerCase() + first.slice(1) : first;
  const joined = begin + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const cut = (/^[A-Za-z]/.test(joined) ? joined : `q${joined}`).slice(0, 48);
  return cut in Object.prototype ? `${cut}_` : cut;
}

function withoutAccents(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** A name of a folder or step: `First Name` becomes `first-name`, and an accented letter the letter without its accent. */
export function idOf(name: string): string {
  const words = withoutAccents(name)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase();
  const joined = words
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');
  return (/^[a-z]/.test(joined) ? joined : `form-${joined}`).replace(/-$/, '').slice(0, 40);
}

/**
 * True for a title that cannot be the subject of a sentence because it ends like a sentence, is one (`I agree to the rules`), or is longer than
 * 60 characters.
 */
export function isSentence(title: string): boolean {
  return /[?!.:؟]\s*$/u.test(title) || /^\s*(?:I|We)\b/.test(title) || title.length > 60;
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
  return words === undefined ? undefined : `${subjectOf(title)} ${words}`;
}

/** How a message about a limit begins. A title that contains a number is not used, because the number could be read as the limit. */
function subjectOf(title: string): string {
  return isSentence(title) || /\d/.test(title) ? 'The answer' : title.trim();
}

const SAME = ['must be the same as', 'must be the same as'] as const;
const LEAST = ['must not be less than', 'must not be before'] as const;
const MOST = ['must not be more than', 'must not be after'] as const;
const MORE = ['must be more than', 'must be after'] as const;
const LESS = ['must be less than', 'must be before'] as const;

/** The words for each keyword that compares an answer with another one, before the name of the other: of numbers and texts, and of days and times. */
const COMPARED: Readonly<Record<string, readonly [ofNumbers: string, ofTimes: string]>> = {
  ...{ equals: SAME, const: SAME, atLeast: LEAST, minimum: LEAST, formatMinimum: LEAST },
  ...{ atMost: MOST, maximum: MOST, formatMaximum: MOST },
  ...{ moreThan: MORE, exclusiveMinimum: MORE, formatExclusiveMinimum: MORE },
  ...{ lessThan: LESS, exclusiveMaximum: LESS, formatExclusiveMaximum: LESS },
};

/**
 * The message of a comparison, e.g. `To has to be later than “From”`.
 * @param keyword of the comparison, in our spelling or in ajv's; undefined is returned for any other
 * @param other the title of the question that it is compared with
 */
export function comparedMessage(keyword: string, title: string, other: string, isTime: boolean): string | undefined {
  const words = COMPARED[keyword]?.[isTime ? 1 : 0];
  return words === undefined ? undefined : `${subjectOf(title)} ${words} “${other.trim()}”`;
}
