import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest comes first: a fresh checkout knows no durations, and whatever is begun last has the machine to itself.
 * What waits, for disks and processes, and what reckons take turns, so that the cores have work.
 */
const LONGEST = [
  'intake/deploy/steps',
  'forms/readme',
  'intake/move/memory',
  'prove/mutations/mutations',
  'intake/kill',
  'intake/service',
  'prove/prove',
  'intake/foreignForms',
  'intake/submissions/fuzz',
  'intake/move/kill',
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
