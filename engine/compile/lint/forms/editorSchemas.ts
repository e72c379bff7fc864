// `$schema` names the file by which an editor checks and explains the keys. One that leads elsewhere has the editor explain the keys of another kind of file, or none.
import path from 'node:path';
import { languages, recordOf } from '../../../core/index.ts';
import { isOfficeFile, readJsonFile } from '../../read/jsonFile.ts';
import type { Rule } from '../rule.ts';

export const editorSchemas: Rule = function* ({ folder, files }) {
  for (const file of files.filter((one) => path.dirname(one) === folder)) {
    const { value, place } = readJsonFile(file);
    const { $schema: named } = recordOf(value);
    const kind = kindOf(file);
    if (kind === undefined || typeof named !== 'string' || isOf(named, kind)) continue;
    const problem = `"$schema" is ${JSON.stringify(named)}, which does not describe this file.`;
    const right = `../${kind}.schema.json`;
    yield {
      place: place('/$schema'),
      problem,
      repair: `Write "${right}".`,
      mend: [{ file, pointer: '/$schema', value: right }],
    };
  }
};

/** Which file of `forms/` describes the file: `step` for `step.schema.json`. Undefined for a file that none describes. */
function kindOf(file: string): string | undefined {
  const name = path.basename(file);
  if (isOfficeFile(file)) return 'office';
  if (name === 'form.json') return 'form';
  const [, kind] = /\.(schema|ui)\.json$/.exec(name) ?? [];
  if (kind !== undefined) return kind === 'ui' ? 'ui' : 'step';
  return languages.some((language) => name === `${language}.json`) ? 'words' : undefined;
}

/** True for a path to that file, and for any web address: other tools write there that of a draft of JSON Schema. */
function isOf(named: string, kind: string): boolean {
  return named.split('/').at(-1) === `${kind}.schema.json` || /^https?:/.test(named);
}
