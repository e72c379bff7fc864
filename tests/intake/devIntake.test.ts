// The intake within the dev server: it can be created again over the same data, and receives the forms that have no findings.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type * as DevIntake from '../../engine/intake/devIntake.ts';
import { buildService } from './support/buildService.ts';
import { sampleFile } from './support/sampleFiles.ts';
import { postParts, temporaryFolder } from './support/startSample.ts';

const send = (url: string) =>
  postParts(`${url}/apply`, { 'person[name]': 'Layla', 'photos[0]': sampleFile('png', 300) }, randomUUID());

it('runs within the dev server, and can be created again over the same data', async () => {
  const service = await buildService();
  const dataDir = await temporaryFolder();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { createDevIntake } = (await import(service.devIntake)) as typeof DevIntake;
  for (const kept of [1, 2]) {
    const intake = await createDevIntake(dataDir);
    const server = createServer((request, response) => intake.handle(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await send(url)).status).toBe(201);
    // A form with findings is refused by name; it keeps none of the others from being received.
    const refused = await fetch(`${url}/trip`, { method: 'POST' });
    expect([refused.status, await refused.json()]).toEqual([
      503,
      {
        errors: [
          {
            message: expect.stringContaining('“trip” is not received until it has no findings. trip/form.json, line 2'),
          },
        ],
      },
    ]);
    const { printed } = await service.run('applications', dataDir, ['list', '--json']);
    expect(JSON.parse(printed)).toHaveLength(kept);
    expect(await intake.received(JSON.parse(printed)[0].form)).toHaveLength(kept);
    await intake.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});
