/**
 * The status that counts for what is possible: an application whose status office.json no longer has is where one begins that
 * was just received, so that it can be worked on.
 */
export function knownStatus(
  { statuses }: { readonly statuses: readonly { readonly id: string }[] },
  status: string,
): string {
  return statuses.some(({ id }) => id === status) ? status : (statuses[0]?.id ?? status);
}
