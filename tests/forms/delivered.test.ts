// Names the forms and pages whose specification is tested; what a school has changed is shown as skipped (see support/delivered.ts).
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changedParts, DELIVERED } from './support/delivered.ts';

const changed = changedParts();

for (const part of Object.keys(JSON.parse(readFileSync(DELIVERED, 'utf8')))) {
  it.skipIf(changed.includes(part))(`${part} is as the specification has it`, () => {
    expect(changed).not.toContain(part);
  });
}
