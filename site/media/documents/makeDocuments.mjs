import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { published } from '../folders.mjs';
import { loadModule } from '../loadModule.mjs';
import { readTones } from '../readTones.mjs';
import { withBrowser } from '../withBrowser.mjs';
import { printDocument } from './printDocument.mjs';

/** Prints the school's documents into `public/documents/`. */
export async function makeDocuments() {
  const folder = path.join(published, 'documents');
  await mkdir(folder, { recursive: true });
  const { documents } = await loadModule('media/documents/documents.ts');
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    for (const document of documents) {
      await writeFile(path.join(folder, `${document.file}.pdf`), await printDocument(page, document, readTones()));
    }
  });
}
