// In development, Vite's server passes POST requests and those to the office's API to the intake and answers all others itself. The intake is loaded through
// Vite, so a change of its code or of a form takes effect with the next submission.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

interface DevIntake {
  handle(request: IncomingMessage, response: ServerResponse): void;
  received(form: string): Promise<readonly ReceivedHere[]>;
  close(): Promise<void>;
}

/** What the intake tells of an application. */
interface ReceivedHere {
  readonly reference: string;
  readonly receivedAt: string;
  readonly hint: string;
}

/** The plugin's `api`, for other plugins of the dev server. */
export type DevIntakeApi = Pick<DevIntake, 'received'>;

interface DevIntakeModule {
  createDevIntake(dataFolder: string): Promise<DevIntake>;
}

/** Answers those requests by the module `file`, which stores submissions in `dataFolder`. */
export function devIntake(file: string, dataFolder: string): Plugin<DevIntakeApi> {
  let current = async (): Promise<DevIntake> => Promise.reject(new Error('The dev server has not begun.'));
  return {
    name: 'dev-intake',
    apply: 'serve',
    api: { received: async (form) => (await current()).received(form) },
    configureServer(server) {
      let loaded: DevIntakeModule | undefined;
      let intake: Promise<DevIntake> | undefined;
      current = async () => {
        // Vite types every module it loads as a record of anything.
        const module = (await server.ssrLoadModule(file)) as DevIntakeModule;
        if (module === loaded && intake) return intake;
        const previous = intake;
        loaded = module;
        intake = (async () => {
          await (await previous)?.close();
          return module.createDevIntake(dataFolder);
        })();
        // After a failed start, the next submission tries again.
        intake.catch(() => {
          intake = undefined;
        });
        return intake;
      };
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'POST' && !request.url?.startsWith('/office/api/')) return next();
        current().then((app) => app.handle(request, response), next);
      });
      server.httpServer?.once('close', async () => (await intake)?.close());
    },
  };
}
