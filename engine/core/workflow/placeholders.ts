// Placeholders of letters: `{/learner/name}` is an answer, `{invite.date}` the latest answer to a move's question, `{today}` a fact.
// After a bar stand the words that take its place where there is no answer: `{/learner/nickname|your child}`.

/** The facts that a letter may name. */
export const LETTER_FACTS = ['reference', 'school', 'telephone', 'today', 'form'] as const;

export type LetterFact = (typeof LETTER_FACTS)[number];

export type Placeholder = (
  | { readonly kind: 'answer'; readonly pointer: string }
  | { readonly kind: 'asked'; readonly move: string; readonly question: string }
  | { readonly kind: 'fact'; readonly fact: string }
) & {
  /** As it is written, braces included. */
  readonly source: string;
  readonly ifBlank?: string;
};

const PLACEHOLDER = /\{([^{}|]*)(?:\|([^{}]*))?\}/g;

/** The placeholders of a text, in order. */
export function placeholdersIn(text: string): readonly Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map(([source, name = '', ifBlank]) => {
    const words = ifBlank === undefined ? { source } : { source, ifBlank };
    if (name.startsWith('/')) return { kind: 'answer', pointer: name, ...words };
    const [move = '', question] = name.split('.');
    return question === undefined
      ? { kind: 'fact', fact: name, ...words }
      : { kind: 'asked', move, question, ...words };
  });
}

/**
 * The text with each placeholder filled, or where its filling is blank replaced by its words for that. Without such words it
 * stays as it is written, so that the gap is seen.
 */
export function fillPlaceholders(text: string, fillingOf: (placeholder: Placeholder) => string): string {
  const filled = placeholdersIn(text).values();
  return text.replace(PLACEHOLDER, (source) => {
    const placeholder = filled.next().value;
    return (placeholder && (fillingOf(placeholder) || placeholder.ifBlank)) ?? source;
  });
}
