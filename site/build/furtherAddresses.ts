interface Addressed {
  readonly path: string;
  readonly aliases?: readonly string[];
}

/**
 * The addresses, besides its own, that lead to a page: its aliases, and all of them in small letters for hosts that tell
 * /faq from /FAQ. The service takes any case.
 */
export function furtherAddresses({ path, aliases = [] }: Addressed): string[] {
  const all = new Set([path, ...aliases].flatMap((address) => [address, address.toLowerCase()]));
  all.delete(path);
  return [...all];
}
