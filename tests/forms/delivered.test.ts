// Names the forms whose specification is tested; one that a school has changed is shown as skipped (see support/delivered.ts).
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changedForms, DELIVERED } from './support/delivered.ts';

const changed = changedForms();

for (const id of Object.keys(JSON.parse(readFileSync(DELIVERED, 'utf8')))) {
  it.skipIf(changed.includes(id))(`${id} is as the specification has it`, () => {
    expect(changed).not.toContain(id);
  });
}
