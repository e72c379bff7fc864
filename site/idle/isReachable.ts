/** In milliseconds. */
const TIMEOUT = 5_000;

/** Whether the server answers a HEAD request for the current address, with any status, within 5 seconds. */
export async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT);
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
