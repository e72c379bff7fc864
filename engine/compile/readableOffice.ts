// What of office.json can be judged although something in it has a wrong shape: a copy in which every such value is replaced, so that the entries of
// its lists keep their places. What a move asks is judged as a step is.
import { formatPointer, getIn, isRecord, parsePointer, setIn } from '../core/index.ts';
import { doubtsOfSteps } from './doubts/doubtsOfSteps.ts';
import type { DefinitionError } from './errors/definitionError.ts';
import { isWithin } from './errors/pointers.ts';
import type { Definition, OfficeFile } from './read/definition.ts';
import { questionsOfMoves } from './read/questionsOfMoves.ts';
import { wellShaped } from './read/shapes/wellShaped.ts';

type Finding = Pick<DefinitionError, 'code' | 'place' | 'problem' | 'repair'>;

interface ReadableOffice {
  /** The definition with the copy. */
  readonly definition: Definition;
  /** True for a finding that may be due to a value that was replaced. */
  isInDoubt(finding: Finding): boolean;
}

/** By the place of a value, what stands there instead of one of another type; undefined where it can be missing. The first that fits counts. */
const STAND_INS: readonly (readonly [place: RegExp, value: unknown])[] = [
  [/^\/(?:columns|search|statuses|moves|(?:family|sameChild)\/\d+|moves\/\d+\/from|letters\/\d+\/(?:in|text))$/, []],
  [/^\/statuses\/\d+$/, { id: '', label: '' }],
  [/^\/moves\/\d+$/, { id: '', label: '', from: [], to: '' }],
  [/^\/letters\/\d+$/, { id: '', label: '', in: [], subject: '', text: [] }],
  [/^\/(?:family|sameChild|letters|proof|yearBegins)$/, undefined],
  [/^\/(?:statuses\/\d+\/(?:final|retired)|moves\/\d+\/(?:role|letter|asks))$/, undefined],
  [/./, ''],
];

/** What is not known without the value at a place: the rules, and the words of those of their findings that may be due to that. */
interface Decided {
  readonly place: RegExp;
  readonly codes: readonly string[];
  readonly words: RegExp;
  /** True if only findings in the same entry of a list, or that name it by its id, may be. */
  readonly isOfEntry?: boolean;
}

const DECIDED: readonly Decided[] = [
  { place: /^\/statuses(?:\/\d+(?:\/id)?)?$/, codes: ['officeNamesParts'], words: /^There is no status / },
  { place: /^\/statuses(?:\/\d+(?:\/id)?)?$/, codes: ['statusesKept'], words: / which is gone\.$/ },
  { place: /^\/statuses(?:\/\d+(?:\/id)?)?$/, codes: ['versionRaised'], words: /./ },
  { place: /^\/letters(?:\/\d+(?:\/id)?)?$/, codes: ['officeNamesParts'], words: /^There is no letter / },
  {
    place: /^\/(?:letters\/\d+\/in|moves\/\d+\/to)/,
    codes: ['officeNamesParts'],
    words: / is not offered in /,
    isOfEntry: true,
  },
  { place: /^\/moves(?:\/\d+(?:\/(?:id|asks))?)?$/, codes: ['letterPlaceholders'], words: / names no move / },
  {
    place: /^\/moves\/\d+\/asks\/properties$/,
    codes: ['letterPlaceholders'],
    words: / names no question of the move /,
    isOfEntry: true,
  },
];

/** @param misshapen JSON Pointers of what has a wrong shape, or is missing, in office.json */
export function readableOffice(definition: Definition, misshapen: readonly string[]): ReadableOffice {
  const { office, officePlace } = definition;
  if (!office || misshapen.length === 0) return { definition, isInDoubt: () => false };
  // Findings have the pointers of the file, in which a key may be misspelt.
  const inFile = (pointer: string) => definition.placeWithin(office, pointer, officePlace).pointer;
  const asked = misshapen.filter((pointer) => ASKED.test(pointer));
  const others = misshapen.filter((pointer) => !ASKED.test(pointer));
  const shaped = others.reduce((copy, pointer) => withStandIn(definition, copy, pointer), office);
  const whole = { ...definition, office: shaped };
  const rests = questionsOfMoves(whole).steps.flatMap(({ schema, ...step }) => {
    const at = `/moves/${shaped.moves.findIndex(({ asks }) => asks === schema)}/asks`;
    const left = asked.filter((pointer) => pointer.startsWith(`${at}/`)).map((pointer) => pointer.slice(at.length));
    const rest = left.length > 0 && wellShaped(definition, { ...step, schema }, { asked: left, drawn: [] });
    return rest ? [{ at, rest }] : [];
  });
  const judged = rests.reduce(
    (copy, { at, rest }) => withValue(definition, copy, parsePointer(at), rest.step.schema),
    shaped,
  );
  const doubts = rests.map(({ at, rest }) => {
    const isDoubtful = doubtsOfSteps({ ...definition, steps: [rest.step] }, [rest]);
    return (finding: Finding) => isWithin(finding.place.pointer, inFile(at)) && isDoubtful(finding);
  });
  return {
    definition: { ...definition, office: judged },
    isInDoubt(finding) {
      const { code, place, problem } = finding;
      if (place.file === officePlace.file && others.some((pointer) => isWithin(place.pointer, inFile(pointer))))
        return true;
      const isUndecided = misshapen.some((pointer) => {
        const entry = parsePointer(pointer).slice(0, 2);
        const isOfEntry =
          isWithin(place.pointer, inFile(formatPointer(entry))) ||
          problem.includes(`"${getIn(office, [...entry, 'id'])}"`);
        const isDecided = (one: Decided) =>
          one.place.test(pointer) && one.codes.includes(code) && one.words.test(problem);
        return DECIDED.some((one) => isDecided(one) && (isOfEntry || !one.isOfEntry));
      });
      return isUndecided || (place.file === officePlace.file && doubts.some((isDoubtful) => isDoubtful(finding)));
    },
  };
}

/** Places below `asks` of a move. */
const ASKED = /^\/moves\/\d+\/asks\//;

/**
 * The office with the one of `STAND_INS` in place of the value at `pointer`, so that the rules can read it. A value of the same type stays, as rules can read it although it
 * has a wrong shape, e.g. an id with a blank.
 */
function withStandIn(definition: Definition, office: OfficeFile, pointer: string): OfficeFile {
  const keys = parsePointer(pointer);
  const [, value] = STAND_INS.find(([place]) => place.test(pointer)) ?? [];
  const written = getIn(office, keys);
  const isOfType = typeof written === typeof value && Array.isArray(written) === Array.isArray(value);
  return isOfType && isRecord(written) === isRecord(value) ? office : withValue(definition, office, keys, value);
}

function withValue({ placeAs }: Definition, office: OfficeFile, keys: readonly string[], value: unknown): OfficeFile {
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const copy = setIn(office as unknown, path, value) as OfficeFile;
  for (const i of keys.keys()) {
    const [made, of] = [getIn(copy, keys.slice(0, i)), getIn(office, keys.slice(0, i))];
    if (typeof made === 'object' && made && typeof of === 'object' && of) placeAs(made, of);
  }
  return copy;
}
