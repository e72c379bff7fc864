/** A database URL without account, password and options, for messages: `postgres://host:5432/name`. */
export function printDatabase(url: string): string {
  const { protocol, host, pathname, searchParams } = new URL(url.replace(/(?<=:\/\/)[^/?#]*@/, ''));
  return `${protocol}//${host || (searchParams.get('host') ?? '')}${pathname}`;
}
