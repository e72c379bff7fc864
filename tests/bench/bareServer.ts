// The baseline of the intake's benchmark: reads the request, writes each file and the answers, and syncs files and folder, so
// that an acknowledged request survives a power cut. It neither validates nor hashes, detects no repeated submissions, removes
// no leftovers and shares no fsync between requests.
import { randomUUID } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { syncFolder } from '../../engine/intake/storage/disk/syncFolder.ts';
import { reportUsage } from './reportUsage.ts';

const folder = process.argv[2] ?? '';
const app = fastify();
await app.register(multipart, { limits: { fileSize: 10 * 1024 * 1024, fields: 500 } });

async function write(content: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(path.join(folder, randomUUID()), 'wx');
  await content(handle);
  await handle.datasync();
  await handle.close();
}

app.post('/apply', async (request, reply) => {
  const answers: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      answers[part.fieldname] = part.value;
      continue;
    }
    await write(async (handle) => {
      for await (const chunk of part.file) await handle.writeFile(chunk);
    });
  }
  await write((handle) => handle.writeFile(JSON.stringify(answers)));
  await syncFolder(folder);
  return reply.code(201).send({ received: true });
});

reportUsage({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
