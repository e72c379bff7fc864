// A pattern that is valid without the flag `u`, by which forms read patterns: escapes that escape nothing, and hyphens that stand beside
// `\w` and the like. Both mean themselves, and are written so.

/** What an escape may stand for with `u`, outside of a class and in one. */
const ESCAPED = /^\\[\^$\\.*+?()[\]{}|/dDwWsSbBfnrtv0-9cxukpP]/;
const ESCAPED_IN_CLASS = /^\\[\^$\\.*+?()[\]{}|/dDwWsSbfnrtv0cxupP-]/;
/** An escape that stands for several characters, so that it begins or ends no range. */
const SEVERAL = /^\\[dDwWsSpP]/;

/** The same pattern as it is written with `u`; undefined for one that is no pattern without it either. */
export function strictPattern(pattern: string): string | undefined {
  const isValid = (source: string, flags: string) => {
    try {
      return new RegExp(source, flags) instanceof RegExp;
    } catch {
      return false;
    }
  };
  const strict = isValid(pattern, '') ? rewritten(pattern) : '';
  return strict !== '' && isValid(strict, 'u') ? strict : undefined;
}

function rewritten(pattern: string): string {
  const tokens = pattern.match(/\\[\s\S]|[\s\S]/gu) ?? [];
  let isInClass = false;
  return tokens
    .map((token, i) => {
      if (token.startsWith('\\')) return plain(token, isInClass);
      const isHyphen =
        isInClass && token === '-' && [tokens[i - 1], tokens[i + 1]].some((one) => SEVERAL.test(one ?? ''));
      if (token === '[') isInClass = true;
      else if (token === ']') isInClass = false;
      return isHyphen ? '\\-' : token;
    })
    .join('');
}

/** An escape without its backslash, if it has no meaning. Letters are kept: `\Z` means an end elsewhere. */
function plain(token: string, isInClass: boolean): string {
  const isMeant = (isInClass ? ESCAPED_IN_CLASS : ESCAPED).test(token) || /^\\[A-Za-z]/.test(token);
  return isMeant ? token : token.slice(1);
}
