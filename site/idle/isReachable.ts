const PATIENCE = 5_000;

/** True when the server answers for the address in the address bar, with whatever status. */
export async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE);
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
