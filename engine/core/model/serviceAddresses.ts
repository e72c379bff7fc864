/** Where the service answers itself, also below these addresses: no page can be there. */
export const SERVICE_ADDRESSES: readonly string[] = ['/healthz', '/readyz', '/metrics', '/office', '/asked'];
