// The programs `main` and `applications`, bundled and run as processes, with the sample form in place of the school's.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build as bundle } from 'vite';
import { listService } from '../../../engine/vite/listService.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const forms = 'virtual:forms/all';
const sound = 'virtual:forms/sound';
const offices = 'virtual:offices';

export interface Finished {
  readonly code: number | null;
  readonly printed: string;
  readonly complained: string;
}

export interface Started {
  readonly url: string;
  readonly child: ChildProcess;
  readonly finished: Promise<Finished>;
  /** Its standard output so far. */
  readonly printed: () => string;
}

export interface Service {
  /** Starts `main` and waits until it prints its address; over the database `databaseUrl` where one is given. */
  start(dataDir: string, databaseUrl?: string, settings?: NodeJS.ProcessEnv, descriptors?: number): Promise<Started>;
  /** Runs one of the two programs to its end. */
  run(
    program: 'main' | 'applications',
    dataDir: string,
    args?: readonly string[],
    settings?: NodeJS.ProcessEnv,
  ): Promise<Finished>;
  /** Starts an office command, which the caller may kill. */
  begin(dataDir: string, args: readonly string[], settings?: NodeJS.ProcessEnv): Pick<Started, 'child' | 'finished'>;
  /** A folder as `vite build` writes it: `server`, `public`, `office` and `site.json`. */
  readonly folder: string;
  /** The file of the bundled `devIntake`. */
  readonly devIntake: string;
  remove(): Promise<void>;
}

type Change = (code: string, file: string) => string;

let unchanged: Promise<Service> | undefined;

/**
 * Builds the programs; packages are found from inside node_modules. `change` is made to each source file first; without it, all
 * test files of a process share one build, which goes at the end of the run.
 */
export function buildService(change?: Change): Promise<Service> {
  if (change) return build(change);
  unchanged ??= build((code) => code).then((service) => ({ ...service, remove: async () => undefined }));
  return unchanged;
}

async function build(change: Change): Promise<Service> {
  const folder = await mkdtemp(path.join(process.env.BUILDS_FOLDER ?? '', 'service-'));
  const entry = (name: string) => path.join(project, 'engine/intake', `${name}.ts`);
  await bundle({
    configFile: false,
    root: project,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'sample-form',
        resolveId: (id) => ([forms, sound, offices].includes(id) ? `\0${id}` : undefined),
        load(id) {
          if (id === `\0${offices}`)
            return `export { sampleOffices as offices } from ${JSON.stringify(path.join(import.meta.dirname, 'sampleOffice.ts'))};`;
          if (id === `\0${sound}`)
            return `export * from ${JSON.stringify(forms)}; export * from ${JSON.stringify(offices)};
               export const refused = [{ id: 'trip', post: '/trip', problem: 'trip/form.json, line 2: No steps. Add one.' }];`;
          return id === `\0${forms}`
            ? `import { sampleForm } from ${JSON.stringify(path.join(import.meta.dirname, 'sampleForm.ts'))};
               export const forms = [sampleForm];
               export const formsIn = {};`
            : undefined;
        },
        transform: { order: 'pre', handler: (code, id) => change(code, path.basename(id)) },
      },
      listService(['main', 'applications']),
    ],
    build: {
      ssr: true,
      outDir: path.join(folder, 'server'),
      rolldownOptions: {
        input: { main: entry('main'), applications: entry('applications'), devIntake: entry('devIntake') },
      },
    },
  });
  await mkdir(path.join(folder, 'public'));
  await mkdir(path.join(folder, 'office/office/assets'), { recursive: true });
  await writeFile(path.join(folder, 'office/index.html'), '<p>office</p>');
  await writeFile(path.join(folder, 'public/index.html'), '<p>home</p>');
  await writeFile(path.join(folder, 'public/large.bin'), Buffer.alloc(20_000_000));
  await writeFile(path.join(folder, 'site.json'), '{}');

  function launch(
    program: string,
    dataDir: string,
    args: readonly string[],
    settings: NodeJS.ProcessEnv,
    descriptors?: number,
  ) {
    const own = { DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1' };
    const env = { ...process.env, ...own, ...settings };
    const command = [process.execPath, path.join(folder, 'server', `${program}.js`), ...args];
    const limited = descriptors ? ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`, ...command] : command;
    const [file = '', ...rest] = limited;
    const child = spawn(file, rest, { env });
    let printed = '';
    let complained = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complained += text;
    });
    const finished = once(child, 'close').then(([code]): Finished => ({ code, printed, complained }));
    return { child, finished, printed: () => printed };
  }

  return {
    async start(dataDir, databaseUrl = '', settings = {}, descriptors) {
      const { child, finished, printed } = launch(
        'main',
        dataDir,
        [],
        { ...settings, DATABASE_URL: databaseUrl },
        descriptors,
      );
      const address = () => /The site is at (http:\S+)\n/.exec(printed())?.[1];
      const ended = finished.then(({ complained }) => Promise.reject(new Error(complained)));
      ended.catch(() => undefined);
      while (address() === undefined) await Promise.race([once(child.stdout, 'data'), ended]);
      return { url: address() ?? '', child, finished, printed };
    },
    run: (program, dataDir, args = [], settings = {}) => launch(program, dataDir, args, settings).finished,
    begin: (dataDir, args, settings = {}) => launch('applications', dataDir, args, settings),
    folder,
    devIntake: path.join(folder, 'server/devIntake.js'),
    remove: () => rm(folder, { recursive: true }),
  };
}
