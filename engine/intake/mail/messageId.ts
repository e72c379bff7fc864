/** The same on every attempt, so that mail programs can recognise a duplicate; `from` is the sender's address. */
export function messageId(about: string, kind: string | number, from: string): string {
  return `<${about}.${kind}@${/@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`;
}
