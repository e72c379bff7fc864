// What a parent types to show whose link it is, in the value of a header (PROOF_HEADER): both texts percent-encoded, a semicolon between them.

export interface Proof {
  readonly reference: string;
  /** The answer to the question that office.json names as `proof`. */
  readonly day: string;
}

export function printProof({ reference, day }: Proof): string {
  return [reference, day].map((typed) => encodeURIComponent(typed.replaceAll(/\p{Cs}/gu, ''))).join(';');
}

/** Undefined for a value that {@link printProof} has not made. */
export function readProof(value: string): Proof | undefined {
  const [reference, day, ...others] = value.split(';');
  if (reference === undefined || day === undefined || others.length > 0) return undefined;
  try {
    return { reference: decodeURIComponent(reference), day: decodeURIComponent(day) };
  } catch {
    // A malformed escape.
    return undefined;
  }
}
