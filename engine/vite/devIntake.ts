// In development the intake stands behind Vite's own server: what is posted goes to it, everything else is the site.
// The intake is loaded through Vite, so a change to it or to a form takes effect with the next submission.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

interface DevIntake {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

interface DevIntakeModule {
  createDevIntake(dataFolder: string): Promise<DevIntake>;
}

/** Serves POSTs by the module `file`, which keeps what it receives in `dataFolder`. */
export function devIntake(file: string, dataFolder: string): Plugin {
  return {
    name: 'dev-intake',
    apply: 'serve',
    configureServer(server) {
      let loaded: DevIntakeModule | undefined;
      let intake: Promise<DevIntake> | undefined;
      const current = async () => {
        const module = (await server.ssrLoadModule(file)) as DevIntakeModule;
        if (module === loaded && intake) return intake;
        const previous = intake;
        loaded = module;
        intake = (async () => {
          await (await previous)?.close();
          return module.createDevIntake(dataFolder);
        })();
        // One that could not start is tried anew with the next submission.
        intake.catch(() => {
          intake = undefined;
        });
        return intake;
      };
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'POST') return next();
        current().then((app) => app.handle(request, response), next);
      });
      server.httpServer?.once('close', async () => (await intake)?.close());
    },
  };
}
