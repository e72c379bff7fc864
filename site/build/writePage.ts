import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The file of an address: `a/index.html` for `/a`, `404.html` for `/404.html`. */
export function pageFile(folder: string, address: string): string {
  return address.endsWith('.html') ? path.join(folder, address) : path.join(folder, address, 'index.html');
}

/** Writes the page of an address below `folder`. */
export async function writePage(folder: string, address: string, html: string): Promise<void> {
  const file = pageFile(folder, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}
