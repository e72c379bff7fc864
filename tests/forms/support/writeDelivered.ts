import { readFileSync, writeFileSync } from 'node:fs';
import { DELIVERED, digestOf } from './delivered.ts';

/** Takes the parts that delivered.json names as they are now as those of the specification. */
export function writeDelivered(): number {
  const parts = Object.keys(JSON.parse(readFileSync(DELIVERED, 'utf8')));
  const digests = Object.fromEntries(parts.map((part) => [part, digestOf(part)]));
  writeFileSync(DELIVERED, `${JSON.stringify(digests, null, 2)}\n`);
  return 0;
}
