import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest test files, started first so that none of them is left running alone at the end: a fresh checkout has no
 * recorded durations. Files that wait (for disks, processes) alternate with files that compute.
 */
const LONGEST = [
  'intake/deploy/steps',
  'school/changes',
  'intake/move/memory',
  'prove/mutations/mutations',
  'intake/service',
  'studio/building/everyPlace',
  'intake/move/kill',
  'prove/probes',
  'compile/everyFinding',
  'prove/counterexamples',
  'intake/config/limits',
  'prove/prove',
  'intake/kill',
  'intake/config/secrets',
  'intake/move/start',
  'forms/readme',
  'compile/misspelt',
  'compile/misshapenOffice',
  'import/publishedSamples',
  'prove/foreignForms',
  'intake/move/brokenOff',
  'prove/drawnDefinitions',
  'intake/admin/office',
  'intake/storage/sqlite/damage',
  'intake/foreignForms',
  'intake/submissions/fuzz',
  'intake/config/wrongSettings',
  'intake/powerCut',
  'intake/move/roundTrip',
  'vite/dev',
  'intake/deploy/postgresSteps',
  'prove/properties',
  'files/fileType',
  'core/wizard/reduceWizard.completed',
  'intake/examples',
  'intake/storage/archive',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) =>
      LONGEST.findIndex((name) => moduleId.includes(`/tests/${name}`));
    const ranked = (await super.sort(files)).map((file) => ({ file, rank: rankOf(file) }));
    const isLong = ({ rank }: { readonly rank: number }) => rank >= 0;
    const long = ranked.filter(isLong).sort((one, other) => one.rank - other.rank);
    return [...long, ...ranked.filter((one) => !isLong(one))].map(({ file }) => file);
  }
}
