interface Addressed {
  readonly path: string;
  readonly aliases?: readonly string[];
}

/**
 * The addresses that redirect to a page: its aliases, and path and aliases in lower case for case-sensitive static hosts. The
 * service accepts any case.
 */
export function furtherAddresses({ path, aliases = [] }: Addressed): string[] {
  const all = new Set([path, ...aliases].flatMap((address) => [address, address.toLowerCase()]));
  all.delete(path);
  return [...all];
}
