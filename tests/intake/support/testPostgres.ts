// A PostgreSQL for the tests, always: the machine's own server where one answers, with a database of the tests' own, and
// otherwise PGlite, which is PostgreSQL compiled for Node, behind a socket. TEST_DATABASE_URL names another server; empty,
// it asks for PGlite.
import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export interface TestPostgres {
  /** Which one it is. */
  readonly kind: 'server' | 'PGlite';
  readonly url: string;
  /** Runs statements past the intake. */
  run(statements: string): Promise<void>;
  remove(): Promise<void>;
}

/** An empty database, gone after `remove`. */
export async function openTestPostgres(): Promise<TestPostgres> {
  return (await onServer()) ?? (await onPglite());
}

async function onServer(): Promise<TestPostgres | undefined> {
  if (SERVER === '') return undefined;
  const name = `intake_test_${randomBytes(6).toString('hex')}`;
  const created = await runOn(SERVER, `create database ${name}`).catch((error) => {
    // Named on purpose, it must be there.
    if (process.env.TEST_DATABASE_URL) throw error;
    return error;
  });
  if (created instanceof Error) return undefined;
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return {
    kind: 'server',
    url: url.href,
    run: (statements) => runOn(url.href, statements),
    remove: () => runOn(SERVER, `drop database ${name} with (force)`),
  };
}

/** Those that no test uses, emptied: starting one takes a second of CPU time. */
const idle: PGlite[] = [];

async function onPglite(): Promise<TestPostgres> {
  const db = idle.pop() ?? (await PGlite.create());
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 50 });
  await server.start();
  return {
    kind: 'PGlite',
    url: `postgres://postgres@${server.getServerConn()}/postgres?sslmode=disable`,
    run: async (statements) => void (await db.exec(statements)),
    async remove() {
      await server.stop();
      // A killed client may have left a transaction, locks and prepared statements.
      for (const statement of ['rollback', 'discard all', 'drop schema public cascade', 'create schema public'])
        await db.exec(statement);
      idle.push(db);
    },
  };
}

async function runOn(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
