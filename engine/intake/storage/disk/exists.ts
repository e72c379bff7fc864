import { stat } from 'node:fs/promises';

/** True if there is a file or folder at `path`; throws where that cannot be told. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
