// A real OpenID Connect provider in this process, and a person who signs in at it.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { ProviderSettings } from '../../../engine/intake/config/providerSettings.ts';

export interface TestProvider {
  readonly settings: ProviderSettings;
  /** Lets it send browsers back to an office; none before. */
  serve(officeUrl: string): void;
  /** Signs in as `person` where the office has sent the browser; returns the address that the browser is sent back to. */
  visit(url: string, person: string): Promise<string>;
  close(): void;
}

const CLIENT = { clientId: 'office', clientSecret: 'a secret of the client' };

export async function startProvider(): Promise<TestProvider> {
  let handle: RequestListener = (_, response) => response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { issuer, ...CLIENT },
    serve(officeUrl) {
      const { port } = new URL(officeUrl);
      handle = new Provider(issuer, {
        clients: [
          {
            client_id: CLIENT.clientId,
            client_secret: CLIENT.clientSecret,
            redirect_uris: [`http://localhost:${port}/office/api/sign-in/provider/return`],
          },
        ],
        cookies: { keys: ['a key of the tests'] },
        pkce: { required: () => true },
        findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id }) }),
      }).callback();
    },
    visit: (url, person) => visit(url, person, new Map()),
    close: () => void server.close(),
  };
}

/** Follows redirects, and submits the provider's own forms for signing in and consent. */
async function visit(url: string, person: string, cookies: Map<string, string>): Promise<string> {
  if (url.includes('/office/')) return url;
  const isForm = url.includes('/interaction/');
  const prompts = ['login', 'consent'];
  for (const prompt of isForm ? prompts : ['']) {
    const body = new URLSearchParams({ prompt, login: person, password: 'x' });
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(isForm && { method: 'POST', body }),
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next !== null) return visit(new URL(next, url).href, person, cookies);
  }
  throw new Error(`The provider stops at ${url}`);
}
