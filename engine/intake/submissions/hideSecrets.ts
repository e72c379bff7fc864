import { type Form, HIDDEN_TEXT, isRecord } from '../../core/index.ts';

/** The answers with dots in place of each password: of the questions that `form` has, and of those that earlier published versions had. Without `form` nothing is known of its passwords, and all answers stay. */
export function hideSecrets<Kept>(form: Pick<Form, 'secrets'> | undefined, answers: Kept): Kept {
  const { secrets = [] } = form ?? {};
  const hidden = (value: unknown, name: string): unknown => {
    if (secrets.includes(name)) return HIDDEN_TEXT;
    if (Array.isArray(value)) return value.map((entry) => hidden(entry, name));
    if (!isRecord(value)) return value;
    const parts = Object.entries(value).map(([key, part]) => [
      key,
      hidden(part, name === '' ? key : `${name}[${key}]`),
    ]);
    return Object.fromEntries(parts);
  };
  return secrets.length > 0 ? (hidden(answers, '') as Kept) : answers;
}
