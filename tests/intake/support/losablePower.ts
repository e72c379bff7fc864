// A disk that may lose its power. It watches a real data folder: what was synced is there for certain; of everything else
// each sector may be there or not, torn or whole, in any order, and each name as well. The embedded database writes past
// us, so it is looked at after every commit, and taken at its word (https://sqlite.org/wal.html) for its own syncs: the
// log before it is copied into the database file, that file before the log is begun anew, the new log's head before the
// rest of it. Syncs end in any order; what one of them has done, another one never takes back.
import { fstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'libsql';
import { type DataFolder, dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { diskSyncs, type Syncs } from '../../../engine/intake/storage/disk/syncs.ts';

/** What was written to a file, or to a folder, and what of it was synced. */
interface Written<T> {
  latest: T;
  durable: T;
  /** The moment whose writes `durable` has: a sync that began earlier and ends now takes none of them back. */
  durableSince: number;
}

type Content = Written<Buffer>;

/** Inodes by name. */
type Names = Map<string, number>;

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
/** Bytes at the log's begin that differ from log to log. */
const LOG_HEAD = 32;
/** Pages: so small that the log is copied and begun anew many times in a short test. */
const CHECKPOINT = 40;

/** The disk below the data folder `dataDir`; `afterSync` is called whenever a sync has ended and nobody knows of it yet. */
export function openDisk(dataDir: string, chance: () => number, afterSync: () => void): Disk {
  const folder = dataFolder(dataDir);
  const files = new Map<number, Content>();
  const folders = new Map([folder.root, folder.attachments].map((each) => [each, nothing<Names>(new Map())]));
  let newLogs = 0;
  let moment = 0;
  const contentOf = (inode: number): Content => {
    const content = files.get(inode) ?? nothing(NOTHING);
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
    const head = now.log.subarray(0, LOG_HEAD);
    const isNewLog = !head.equals(log.latest.subarray(0, LOG_HEAD));
    if (isNewLog) {
      newLogs++;
      hasDone(main, main.latest);
      hasDone(log, Buffer.concat([head, log.latest.subarray(LOG_HEAD)]));
    }
    if (!now.main.equals(main.latest)) hasDone(log, now.log);
    main.latest = now.main;
    log.latest = now.log;
    // Only its first page, which says that there is a log, is written before there is one.
    if (isNewLog && main.durable.length === 0) hasDone(main, now.main);
  }

  /** The disk has `done` of `written`, which is all that was written until `since`. */
  function hasDone<T>(written: Written<T>, done: T, since = ++moment): void {
    if (since < written.durableSince) return;
    written.durable = done;
    written.durableSince = since;
  }

  async function sync<T>(written: Written<T>, onDisk: () => Promise<void>): Promise<void> {
    look();
    const { latest } = written;
    const since = ++moment;
    await onDisk();
    await setTimeout(chance() * 8);
    hasDone(written, latest, since);
    afterSync();
  }

  return {
    syncs: {
      file: (descriptor) => sync(contentOf(fstatSync(descriptor).ino), () => diskSyncs.file(descriptor)),
      folder: (at) => sync(folders.get(at) ?? nothing(new Map()), () => diskSyncs.folder(at)),
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

const nothing = <T>(none: T): Written<T> => ({ latest: none, durable: none, durableSince: 0 });

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
