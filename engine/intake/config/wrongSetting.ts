/** A setting that cannot be followed; its message is one sentence: its name, what was found, what is expected. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

const MOST_CHARACTERS = 100;

/**
 * `found` as a sentence shows it, on one line. An address may hold a password, perhaps of another setting that was mixed up
 * with this one: where `whole`, the setting's value, looks like that, nothing of it is shown.
 */
export function quoted(found: string, whole = found): string {
  if (/:.*@/s.test(whole)) return '“…”';
  const line = found.replaceAll('\n', '\\n');
  return `“${line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line}”`;
}
