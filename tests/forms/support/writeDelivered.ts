import { readFileSync, writeFileSync } from 'node:fs';
import { DELIVERED, digestOf } from './delivered.ts';

/** Takes the forms of delivered.json as they are now as those of the specification. */
export function writeDelivered(): number {
  const ids = Object.keys(JSON.parse(readFileSync(DELIVERED, 'utf8')));
  const digests = Object.fromEntries(ids.map((id) => [id, digestOf(id)]));
  writeFileSync(DELIVERED, `${JSON.stringify(digests, null, 2)}\n`);
  return 0;
}
