// The least that a service could do: read the request, write each file down as it comes and the answers as one more, and
// sync them and their names, so that what it has answered survives a power cut. It checks nothing, hashes nothing, knows no
// repetition, and a crash leaves what it leaves. What several requests share, e.g. a sync, is art, and not for it.
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

reportUsage(await app.listen({ port: 0, host: '127.0.0.1' }));
