// The site's facts (facts.json) as modules of constants: `virtual:facts/<language>` has all of them in a language, `virtual:facts`
// those that are the same in every language. A telephone number is there a second time as links have it: `phone`, `phoneNumber`.
// They are constants, so that a page contains only those that it uses.
import path from 'node:path';
import type { Plugin } from 'vite';
import { type Facts, factValue, fillText, readFacts } from '../../compile/index.ts';
import { isRecord, languages, SOURCE } from '../../core/index.ts';

const MODULE = 'virtual:facts';

/** The plugin for the facts of the site in a folder. */
export function facts(site: string, given: Facts): Plugin {
  const file = path.join(site, 'facts.json');
  return {
    name: 'facts',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      this.addWatchFile(file);
      return moduleOf(
        { ...readFacts(file).facts, ...given },
        languages.find((language) => id === `\0${MODULE}/${language}`),
      );
    },
    hotUpdate({ file: changed }) {
      if (path.resolve(changed) !== path.resolve(file)) return undefined;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function moduleOf(facts: Facts, language: (typeof languages)[number] | undefined): string {
  const names = Object.keys(facts).filter((name) => language !== undefined || !isRecord(facts[name]));
  const spoken = language ?? SOURCE;
  const constants = names.flatMap((name) => {
    const number = factValue(facts, spoken, name, 'number');
    return [
      [name, fillText(`{{${name}}}`, facts, spoken)],
      ...(number === undefined ? [] : [[`${name}Number`, number]]),
    ];
  });
  const lines = constants.map(([name, text], i) => `const f${i}=${JSON.stringify(text)};export{f${i} as ${name}};`);
  return lines.join('\n');
}
