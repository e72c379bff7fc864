// The engines that the checks know, with what Debian calls the packages that bring them.
import { existsSync } from 'node:fs';
import path from 'node:path';

export type Engine = 'firefox' | 'webkit';

const programs: Readonly<Record<Engine, Readonly<Record<string, string>>>> = {
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

const names = Object.keys(programs) as Engine[];

const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

/** The engines that are installed on this machine. */
export const installed: readonly Engine[] = names.filter((name) => Object.keys(programs[name]).every(isInstalled));

/** For each engine that is not, what would bring it. */
export const missing: readonly string[] = names
  .filter((name) => !installed.includes(name))
  .map((name) => `${name} is not installed; on Debian: apt-get install ${Object.values(programs[name]).join(' ')}`);
