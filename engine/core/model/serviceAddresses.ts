/** Where the dev server has the studio, which would hide a page there. */
export const DEV_ADDRESSES: readonly string[] = ['/studio'];

/** Where the service answers itself, also below these addresses: no page can be there. */
export const SERVICE_ADDRESSES: readonly string[] = ['/healthz', '/readyz', '/metrics', '/office', '/asked'];
