// Layout of the data folder (`DATA_DIR`). It holds children's data, so only the service's account can read it.
// A backup of a running service copies the database and the files that it names (sqlite/backupFolder.ts).
import path from 'node:path';

export interface DataFolder {
  readonly root: string;
  readonly database: string;
  /** Temporary files: uploads before they are copied to a database server, a database that is being restored. */
  readonly tmp: string;
  readonly attachments: string;
  /** Attachments that no application names, by day; see storage/disk/setAside.ts. */
  readonly setAside: string;
  /** Number of applications ever inserted; see storage/disk/arrivalMark.ts. */
  readonly mark: string;
  /** Note about lost applications (storage/disk/noteLoss.ts); while it exists, no file is set aside. */
  readonly notSwept: string;
  /** Where the applications were moved to; see storage/disk/movedMark.ts. */
  readonly moved: string;
}

/** The absolute paths of the data folder `dir`. */
export function dataFolder(dir: string): DataFolder {
  const root = path.resolve(dir);
  return {
    root,
    database: path.join(root, 'applications.db'),
    tmp: path.join(root, 'tmp'),
    attachments: path.join(root, 'attachments'),
    setAside: path.join(root, 'set-aside'),
    mark: path.join(root, 'applications.count'),
    notSwept: path.join(root, 'attachments-not-swept.txt'),
    moved: path.join(root, 'moved.json'),
  };
}
