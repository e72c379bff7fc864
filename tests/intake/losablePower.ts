// A disk that may lose its power. It watches a real data folder: what was synced is there for certain; of everything else
// each sector may be there or not, torn or whole, in any order, and each name as well. The embedded database writes past
// us, so it is looked at after every commit, and taken at its word (https://sqlite.org/wal.html) for its own syncs: the
// log before it is copied into the database file, that file before the log is begun anew.
import { fstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'libsql';
import { type DataFolder, dataFolder } from '../../engine/intake/dataFolder.ts';
import { diskSyncs, type Syncs } from '../../engine/intake/syncs.ts';

interface Content {
  durable: Buffer;
  latest: Buffer;
}

/** Inodes by name. */
type Names = Map<string, number>;

interface Folder {
  durable: Names;
  latest: Names;
}

export interface Disk {
  /** To be handed to the service; each takes a while. */
  readonly syncs: Syncs;
  /** Writes into the folder `image` what may be left if the power goes now; `chance` decides about each sector and name. */
  cut(image: string, chance: () => number): void;
  /** True for a descriptor of the database's log. */
  isLog(descriptor: number): boolean;
  /** How often the database's log was begun anew. */
  newLogs(): number;
  /** Begins to watch the database's commits; the returned function ends that. */
  watch(): () => void;
}

const NOTHING = Buffer.alloc(0);
const SECTOR = 512;
/** Pages: so small that the log is copied and begun anew many times in a short test. */
const CHECKPOINT = 40;

/** The disk below the data folder `dataDir`; `afterSync` is called whenever a sync has ended and nobody knows of it yet. */
export function openDisk(dataDir: string, chance: () => number, afterSync: () => void): Disk {
  const folder = dataFolder(dataDir);
  const files = new Map<number, Content>();
  const folders = new Map<string, Folder>([folder.root, folder.attachments].map((each) => [each, noNames()]));
  let newLogs = 0;
  const contentOf = (inode: number): Content => {
    const content = files.get(inode) ?? { durable: NOTHING, latest: NOTHING };
    files.set(inode, content);
    return content;
  };

  function look(): void {
    for (const [at, names] of folders) {
      names.latest = new Map();
      for (const entry of readdirSync(at, { withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const { inode, bytes } = read(path.join(at, entry.name));
        names.latest.set(entry.name, inode);
        if (at !== folder.root) contentOf(inode).latest = bytes;
      }
    }
    lookAtDatabase(folder);
  }

  function lookAtDatabase({ root, database }: DataFolder): void {
    const names = folders.get(root)?.latest;
    const [main, log] = ['', '-wal'].map((ending) => contentOf(names?.get(path.basename(database) + ending) ?? 0));
    if (!main || !log || !names?.has(`${path.basename(database)}-wal`)) return;
    const now = { main: read(database).bytes, log: read(`${database}-wal`).bytes };
    const isNewLog = !now.log.subarray(0, 32).equals(log.latest.subarray(0, 32));
    if (isNewLog) {
      newLogs++;
      main.durable = main.latest;
      log.durable = log.latest;
    }
    if (!now.main.equals(main.latest)) log.durable = now.log;
    main.latest = now.main;
    log.latest = now.log;
    // Only its first page, which says that there is a log, is written before there is one.
    if (isNewLog && main.durable.length === 0) main.durable = now.main;
  }

  async function synced(real: Promise<void>, mark: () => void): Promise<void> {
    await real;
    await setTimeout(chance() * 8);
    mark();
    afterSync();
  }

  return {
    syncs: {
      file(descriptor) {
        look();
        const content = contentOf(fstatSync(descriptor).ino);
        const { latest } = content;
        return synced(diskSyncs.file(descriptor), () => {
          content.durable = latest;
        });
      },
      folder(at) {
        look();
        const names = folders.get(at) ?? noNames();
        const { latest } = names;
        return synced(diskSyncs.folder(at), () => {
          names.durable = latest;
        });
      },
    },
    cut(image, choose) {
      look();
      const to = dataFolder(image);
      mkdirSync(to.attachments, { recursive: true });
      for (const [at, { durable, latest }] of folders) {
        const target = at === folder.root ? to.root : to.attachments;
        for (const name of new Set([...durable.keys(), ...latest.keys()])) {
          const inode = durable.get(name) ?? latest.get(name) ?? 0;
          const isCertain = durable.get(name) === latest.get(name);
          if (isCertain || choose() < 0.5) writeFileSync(path.join(target, name), left(contentOf(inode), choose));
        }
      }
    },
    isLog: (descriptor) => fstatSync(descriptor).ino === statSync(`${folder.database}-wal`).ino,
    newLogs: () => newLogs,
    watch() {
      const { exec, pragma } = Database.prototype;
      Database.prototype.exec = function (this: typeof Database.prototype, sql: string) {
        const answer = exec.call(this, sql);
        if (sql === 'COMMIT') look();
        return answer;
      };
      Database.prototype.pragma = function (this: typeof Database.prototype, source: string, ...more: never[]) {
        const answer = pragma.call(this, source, ...more);
        if (source === 'journal_mode=WAL') pragma.call(this, `wal_autocheckpoint=${CHECKPOINT}`);
        return answer;
      };
      return () => Object.assign(Database.prototype, { exec, pragma });
    },
  };
}

const noNames = (): Folder => ({ durable: new Map(), latest: new Map() });

function read(file: string): { inode: number; bytes: Buffer } {
  return { inode: statSync(file).ino, bytes: readFileSync(file) };
}

/** What is left of a file: what was synced, and any part of what was not. */
function left({ durable, latest }: Content, choose: () => number): Buffer {
  const longest = Math.max(durable.length, latest.length);
  const length =
    Math.min(durable.length, latest.length) + Math.ceil(choose() * Math.abs(durable.length - latest.length));
  const bytes = Buffer.alloc(longest);
  durable.copy(bytes);
  for (let at = 0; at < latest.length; at += SECTOR) {
    const sector = latest.subarray(at, at + SECTOR);
    const chosen = choose();
    // Whole, torn or not at all.
    const torn = chosen < 0.9 ? 0 : Math.ceil(choose() * sector.length);
    if (chosen < 0.45) sector.copy(bytes, at);
    else sector.copy(bytes, at, 0, torn);
  }
  return bytes.subarray(0, length);
}
