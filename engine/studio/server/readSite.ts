// The texts and pages of the site. Its translations have no record of their English (`translated.json`) as those of forms have, so
// one counts as behind if since the last commit its English was changed and it was not.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { readPages } from '../../check/index.ts';
import { DefinitionError, parseJsonFile } from '../../compile/index.ts';
import { byLanguage, languages, SOURCE } from '../../core/index.ts';
import { siteFiles, siteOf, siteTexts, textsOf } from '../actions/siteTexts.ts';
import { spotOf } from '../actions/spotOf.ts';
import type { SiteAnswer, SitePage, TextRow } from '../protocol/words.ts';

const run = promisify(execFile);

/** The texts of the site beside the folder of forms, and its pages. */
export async function readSite(root: string): Promise<SiteAnswer> {
  try {
    const committed = await committedWords(root);
    return { rows: siteTexts(root).map((row) => ({ ...row, behind: behind(row, committed) })), pages: pagesOf(root) };
  } catch (error) {
    if (error instanceof DefinitionError) return { problem: `${error.problem} ${error.repair}` };
    throw error;
  }
}

function pagesOf(root: string): readonly SitePage[] {
  const { pages } = readPages(siteOf(root)).pages ?? { pages: [] };
  return pages.map(({ page, path: address }) => ({
    page,
    addresses: byLanguage((language) =>
      language === SOURCE ? address : `/${language}${address === '/' ? '' : address}`,
    ),
  }));
}

type Committed = ReadonlyMap<string, TextRow['words'] | Readonly<Partial<TextRow['words']>>>;

const keyOf = ({ file, name }: Pick<TextRow, 'file' | 'name'>) => `${file} ${name}`;

function behind(row: TextRow, committed: Committed): TextRow['behind'] {
  const then = committed.get(keyOf(row));
  if (!then || then[SOURCE] === row.words[SOURCE]) return [];
  return languages.filter((language) => language !== SOURCE && then[language] === row.words[language]);
}

/** The words of the last commit, in the files that have changed since; none outside of a repository. */
async function committedWords(root: string): Promise<Committed> {
  const site = siteOf(root);
  const names = ['--name-only', '--relative', 'HEAD', '--', '.'];
  const changed = await run('git', ['--no-optional-locks', 'diff', ...names], { cwd: site }).catch(() => undefined);
  const files = (changed?.stdout ?? '').split('\n').map((name) => path.join(site, name));
  const words = siteFiles(root)
    .filter((file) => files.includes(file))
    .map(async (file) => {
      const { stdout } = await run('git', ['show', `HEAD:./${path.relative(site, file)}`], { cwd: site });
      const { file: name } = spotOf(root, { file, pointer: '' });
      return textsOf(parseJsonFile(file, stdout)).map(
        (text) => [keyOf({ file: name, name: text.name }), text.words] as const,
      );
    });
  return new Map((await Promise.all(words)).flat());
}
