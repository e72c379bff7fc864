// The site with edits that are not written: copies of the files with texts in a folder of its own, and links to the rest, so that a
// second dev server can serve it as it serves the site.
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isFolder } from '../../compile/index.ts';
import { changeSiteTexts, siteOf } from '../actions/siteTexts.ts';
import type { TextEdit } from '../protocol/words.ts';

/**
 * Makes `folder` have the forms of `root` and their site, with the edits that fit the site as it is now.
 * @returns the folder of forms in it
 */
export function writeSiteDrafts(root: string, folder: string, edits: readonly TextEdit[]): string {
  const forms = path.join(folder, 'forms');
  const [site, drafts] = [siteOf(root), siteOf(forms)];
  mkdirSync(drafts, { recursive: true });
  if (!existsSync(forms)) symlinkSync(root, forms, 'junction');
  for (const name of readdirSync(site)) {
    const [from, to] = [path.join(site, name), path.join(drafts, name)];
    if (!isFolder(from)) copyFileSync(from, to);
    else if (name === 'content') {
      rmSync(to, { recursive: true, force: true });
      cpSync(from, to, { recursive: true });
    } else if (!existsSync(to)) symlinkSync(from, to, 'junction');
  }
  changeSiteTexts(forms, edits, []);
  return forms;
}
