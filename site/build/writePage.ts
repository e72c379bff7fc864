import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The file of an address: `/a` is `a/index.html`, `/404.html` is what it says. */
export function pageFile(folder: string, address: string): string {
  return address.endsWith('.html') ? path.join(folder, address) : path.join(folder, address, 'index.html');
}

/** Writes the page of an address. */
export async function writePage(folder: string, address: string, html: string): Promise<void> {
  const file = pageFile(folder, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}
