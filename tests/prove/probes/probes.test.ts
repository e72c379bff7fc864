// What the check accepts is sent and proved; what it refuses, it refuses with the true reason and the right repair.
import { describe, it } from 'vitest';
import { acrossGroups } from './acrossGroups.ts';
import { acrossSteps } from './acrossSteps.ts';
import { acrossStepsRefused } from './acrossStepsRefused.ts';
import { addedToGroups } from './addedToGroups.ts';
import { branches } from './branches.ts';
import { cases } from './cases.ts';
import { closedOptions } from './closed.ts';
import { compared } from './compared.ts';
import { comparedAcross } from './comparedAcross.ts';
import { comparedAcrossRefused } from './comparedAcrossRefused.ts';
import { comparedComputed } from './comparedComputed.ts';
import { computedProbes } from './computed.ts';
import { conditions } from './conditions.ts';
import { days } from './days.ts';
import { defaults } from './defaults.ts';
import { drawn } from './drawn.ts';
import { entries } from './entries.ts';
import { files } from './files.ts';
import { foreign } from './foreign.ts';
import { inBranchesOfEntries } from './inBranchesOfEntries.ts';
import { limitedInBranches } from './limitedInBranches.ts';
import { limits } from './limits.ts';
import { locked } from './locked.ts';
import { namedAnswers } from './named.ts';
import { namedRefused } from './namedRefused.ts';
import { names } from './names.ts';
import { nested } from './nested.ts';
import { once } from './once.ts';
import { pickedOfSeveral } from './pickedOfSeveral.ts';
import { recursion } from './recursion.ts';
import { runProbe } from './runProbe.ts';
import { searched } from './searched.ts';
import { searchedBelow } from './searchedBelow.ts';
import { silent } from './silent.ts';
import { tested } from './tested.ts';
import { testedParts } from './testedParts.ts';
import { times } from './times.ts';
import { unusual } from './unusual.ts';
import { widgets } from './widgets.ts';

const tables = {
  'branches that declare or narrow a question': branches,
  conditions,
  'what conditions test': tested,
  'what conditions test of a part of a text': testedParts,
  'one of several': cases,
  'answers of earlier steps': acrossSteps,
  'answers of earlier steps, in groups and lists': acrossGroups,
  'answers of other steps that cannot decide': acrossStepsRefused,
  'names of questions': names,
  'limits and options': limits,
  'limits of dates': days,
  'times, and days with a time': times,
  'two answers compared': compared,
  'an answer compared with one of another group': comparedAcross,
  'comparisons with other groups that are refused': comparedAcrossRefused,
  'computed answers': computedProbes,
  'computed answers of several options': pickedOfSeveral,
  'comparisons with computed answers': comparedComputed,
  'limits of files': files,
  'lists of single answers': entries,
  'answers that branches limit in different ways': limitedInBranches,
  'what a branch adds to a group with conditions': addedToGroups,
  'answers that only a branch of an entry asks for, in conditions': inBranchesOfEntries,
  'options that nobody may choose': closedOptions,
  'lists of lists': nested,
  'answers that visitors name': namedAnswers,
  'answers that visitors name, refused': namedRefused,
  'answers that stand in a list once': once,
  'answers at first': defaults,
  'answers that nobody changes, and options in the ui file': locked,
  widgets,
  'keys and words without effect': silent,
  'references that lead back': recursion,
  'spellings of others': foreign,
  'kinds of questions within each other': unusual,
  'definitions drawn at random': drawn,
  'answers that are hard to find': searched,
  'answers in groups and entries that are hard to find': searchedBelow,
};

describe.each(Object.entries(tables))('%s', (_, table) => {
  it.each(Object.entries(table))('%s', (_, probe) => runProbe(probe));
});
