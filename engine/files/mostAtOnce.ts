/** What the service takes in one submission; the intake's table of limits and the compiler's check share it. Bytes are those of its body. */
export const MOST_AT_ONCE = { files: 6, bytes: 64 * 1024 * 1024 } as const;
