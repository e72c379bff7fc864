// What the check accepts is sent and proved; what it refuses, it refuses with the true reason and the right repair.
import { describe, it } from 'vitest';
import { branches } from './branches.ts';
import { conditions } from './conditions.ts';
import { foreign } from './foreign.ts';
import { limits } from './limits.ts';
import { names } from './names.ts';
import { runProbe } from './runProbe.ts';
import { silent } from './silent.ts';
import { widgets } from './widgets.ts';

const tables = {
  'branches that declare or narrow a question': branches,
  conditions,
  'names of questions': names,
  'limits and options': limits,
  widgets,
  'keys and words without effect': silent,
  'spellings of others': foreign,
};

describe.each(Object.entries(tables))('%s', (_, table) => {
  it.each(Object.entries(table))('%s', (_, probe) => runProbe(probe));
});
