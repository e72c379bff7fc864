/** Addresses of the studio, which only the dev server has: a page at one of them, or below it, could not be opened there. */
export const DEV_ADDRESSES: readonly string[] = ['/studio'];

/** Where the service answers itself, also below these addresses: no page can be there. */
export const SERVICE_ADDRESSES: readonly string[] = ['/healthz', '/readyz', '/metrics', '/office', '/asked'];
