// The samples that RJSF and JSON Forms publish, as npm fetches them: how many become forms, and how much the reports say. Nothing of
// them is copied. The numbers change with the packages' versions and with what the importer carries over.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { samplesIn } from './countSamples.ts';
import { Drawn, jsonFormsSamples, rjsfSamples } from './support/publishedSamples.ts';

// RJSF's samples are tests of themes, which draw them by this package.
vi.mock('@testing-library/react', () => ({
  render(element: { readonly props: Record<string, unknown> }) {
    throw new Drawn(element.props);
  },
}));

async function counted(samples: readonly object[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'published-'));
  try {
    for (const [i, sample] of samples.entries())
      writeFileSync(path.join(folder, `${String(i).padStart(3, '0')}.json`), JSON.stringify(sample));
    const { refused, ...counts } = await samplesIn(folder);
    return { ...counts, refused: refused.length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('of RJSF become forms that pass check and proof, or ask nothing that can be asked', async () => {
  expect(await counted(await rjsfSamples())).toEqual({
    files: 133,
    proved: 118,
    unproved: [],
    // Six ask for whatever the visitor names, six are tuples; the others are `null`, hidden, or asked within themselves without end.
    refused: 15,
    crashed: [],
    left: 98,
    changed: 119,
    filled: 182,
  });
});

it('of JSON Forms all become forms that pass check and proof', async () => {
  expect(await counted(jsonFormsSamples())).toEqual({
    files: 72,
    proved: 72,
    unproved: [],
    refused: 0,
    crashed: [],
    left: 100,
    changed: 70,
    filled: 138,
  });
});
