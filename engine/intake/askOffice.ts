// The office's way in while the service runs.
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { type Office, OfficeError } from './office.ts';
import type { Application, Summary } from './store.ts';

/** Asks the service that listens at `address`; undefined if none does. */
export async function askOffice(address: string): Promise<Office | undefined> {
  try {
    (await get(address, '/')).resume();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new OfficeError('Only the account that runs the service may read the applications', { cause: error });
  }
  return {
    list: async () => (await json(expect(await get(address, '/applications')))) as Summary[],
    async show(reference) {
      const response = await get(address, `/applications/${reference}`);
      if (response.statusCode !== 404) return (await json(expect(response))) as Application;
      response.resume();
      return undefined;
    },
    read: async (attachmentId) => expect(await get(address, `/attachments/${attachmentId}`)),
    close: async () => undefined,
  };
}

function get(socketPath: string, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path, agent: false }, resolve).once('error', reject).end();
  });
}

function expect(response: IncomingMessage): IncomingMessage {
  if (response.statusCode === 200) return response;
  throw new OfficeError('The service could not answer; its log says why');
}
