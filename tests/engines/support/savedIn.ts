import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The JSON file that comes into a folder because of `act`. Firefox takes its name with an empty file before it is whole. */
export async function savedIn(
  folder: string,
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly content: unknown }> {
  const before = await readdir(folder);
  await act();
  for (let tries = 0; tries < 100; tries++) {
    const name = (await readdir(folder)).find((file) => file.endsWith('.json') && !before.includes(file));
    const content = name ? await readFile(path.join(folder, name), 'utf8') : '';
    if (name && content !== '') return { name, content: JSON.parse(content) };
    await setTimeout(100);
  }
  throw new Error('Nothing was saved within ten seconds.');
}
