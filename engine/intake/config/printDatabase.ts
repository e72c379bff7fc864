/** A database's address as it may be shown: no account, no password, no options. */
export function printDatabase(url: string): string {
  const { protocol, host, pathname, searchParams } = new URL(url.replace(/(?<=:\/\/)[^/?#]*@/, ''));
  return `${protocol}//${host || (searchParams.get('host') ?? '')}${pathname}`;
}
