// Long because the kinds of slips are one table.
// The slips of a maintainer's hand, as changes to one parsed JSON file. Each kind finds every place in a file where it could
// happen; which places are taken is decided elsewhere, always the same ones.

type Json = Record<string, unknown>;

export interface Mutation {
  readonly what: string;
  /** Makes the slip in a copy of the file. */
  make(copy: unknown): void;
}

export type Kind = (file: string, content: Json) => readonly Mutation[];

/** Every object in `node`, with its pointer. */
function* objects(node: unknown, pointer = ''): Generator<readonly [pointer: string, object: Json]> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield [pointer, node as Json];
  for (const [key, part] of Object.entries(node))
    yield* objects(part, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

function at(root: unknown, pointer: string): Json {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (node as Json)[key], root) as Json;
}

/** One slip for each thing that `find` names in an object of the file. */
function each(
  find: (object: Json, pointer: string) => readonly string[],
  make: (object: Json, name: string) => void,
  files: RegExp = /schema\.json$/,
): Kind {
  return (file, content) =>
    files.test(file)
      ? [...objects(content)].flatMap(([pointer, object]) =>
          find(object, pointer).map((name) => ({
            what: `${pointer || '/'} ${name}`,
            make: (copy: unknown) => make(at(copy, pointer), name),
          })),
        )
      : [];
}

/** Two neighbouring letters change places. */
export function typo(word: string): string {
  const i = [...word].findIndex((letter, n) => n > 0 && word[n + 1] !== undefined && letter !== word[n + 1]);
  return i < 0 ? `${word}x` : word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
}

function rename(object: Json, from: string, to: string): void {
  const entries = Object.entries(object).map(([key, value]) => [key === from ? to : key, value] as const);
  for (const key of Object.keys(object)) delete object[key];
  Object.assign(object, Object.fromEntries(entries));
}

const has = (key: string) => (object: Json) => (key in object ? [key] : []);
const drop = (object: Json, key: string) => {
  delete object[key];
};
const list = (object: Json, key: string) => (Array.isArray(object[key]) ? (object[key] as string[]) : []);
const isProperties = (pointer: string) => /\/properties$/.test(pointer) && !/\/if\//.test(pointer);
const isSchema = (pointer: string) =>
  !/\/(properties|errorMessage|required)$/.test(pointer) && !/\/if(\/|$)/.test(pointer);
const messagesOf = ({ errorMessage }: Json) => (errorMessage ?? {}) as Json;
const wordsOf = (object: Json) => (messagesOf(object).required ?? {}) as Record<string, string>;
const numbers = ['minimum', 'maximum', 'minItems', 'maxItems', 'minLength'];

export const kinds: Readonly<Record<string, Kind>> = {
  'a typo in the name of a field': each(
    (object, pointer) => (isProperties(pointer) ? Object.keys(object) : []),
    (object, name) => rename(object, name, typo(name)),
  ),
  'a typo under required': each(
    (object, pointer) => (isSchema(pointer) ? list(object, 'required') : []),
    (object, name) => {
      object.required = list(object, 'required').map((key) => (key === name ? typo(key) : key));
    },
  ),
  'a typo in a section': each(
    (object) => list(object, 'fields'),
    (object, name) => {
      object.fields = list(object, 'fields').map((key) => (key === name ? typo(key) : key));
    },
    /ui\.json$/,
  ),
  'a typo in a ui entry': each(
    (object, pointer) => (pointer === '' ? Object.keys(object).filter((key) => !/^(ui:|\$)/.test(key)) : []),
    (object, name) => rename(object, name, typo(name)),
    /ui\.json$/,
  ),
  'a typo in a keyword': each(
    (object, pointer) => (isSchema(pointer) ? Object.keys(object).filter((key) => !key.startsWith('$')) : []),
    (object, name) => rename(object, name, typo(name)),
  ),
  'a dropped required': each(
    (object, pointer) => (isSchema(pointer) ? list(object, 'required') : []),
    (object, name) => {
      object.required = list(object, 'required').filter((key) => key !== name);
    },
  ),
  'a dropped required and its message': each(
    (object, pointer) => (isSchema(pointer) ? list(object, 'required').filter((key) => key in wordsOf(object)) : []),
    (object, name) => {
      object.required = list(object, 'required').filter((key) => key !== name);
      drop(wordsOf(object), name);
    },
  ),
  'a dropped message for what is missing': each(
    (object) => Object.keys(wordsOf(object)),
    (object, name) => drop(wordsOf(object), name),
  ),
  'a dropped message': each(
    (object) => Object.keys(messagesOf(object)).filter((keyword) => keyword !== 'required'),
    (object, name) => drop(messagesOf(object), name),
  ),
  'two messages that changed places': each(
    (object) => Object.keys(wordsOf(object)).slice(1),
    (object, name) => {
      const words = wordsOf(object);
      const other = Object.keys(words)[Object.keys(words).indexOf(name) - 1] ?? name;
      [words[name], words[other]] = [words[other] ?? '', words[name] ?? ''];
    },
  ),
  'a typo in a $ref': each(has('$ref'), (object) => {
    object.$ref = String(object.$ref).replace(/\w+(?=\.)/, typo);
  }),
  'another list': each(
    (object) => (String(object.$ref).includes('lists/') ? ['$ref'] : []),
    (object) => {
      object.$ref = String(object.$ref).includes('gender') ? '../lists/religion.json' : '../lists/gender.json';
    },
  ),
  'a dropped title': each((object, pointer) => (isSchema(pointer) && object.type ? has('title')(object) : []), drop),
  'a dropped type': each((object, pointer) => (isSchema(pointer) ? has('type')(object) : []), drop),
  'another type': each(
    (object) => (object.type === 'string' && object.title ? ['type'] : []),
    (object) => {
      object.type = 'integer';
    },
  ),
  'a dropped greatest length': each(
    (object) => ['maxLength', 'maxItems'].filter((key) => typeof object[key] === 'number'),
    drop,
  ),
  'a greatest length without its last digit': each(
    (object) => (typeof object.maxLength === 'number' ? ['maxLength'] : []),
    (object) => {
      object.maxLength = Math.floor(Number(object.maxLength) / 10);
    },
  ),
  'another limit': each(
    (object) => numbers.filter((key) => typeof object[key] === 'number'),
    (object, name) => {
      object[name] = Number(object[name]) + (name.startsWith('min') ? -1 : 1);
    },
  ),
  'limits the wrong way round': each(
    (object) =>
      numbers.filter(
        (key) => typeof object[key] === 'number' && key.startsWith('min') && key.replace('min', 'max') in object,
      ),
    (object, name) => {
      const other = name.replace('min', 'max');
      [object[name], object[other]] = [object[other], object[name]];
    },
  ),
  'another range': each(
    (object) => (Array.isArray(object.between) ? ['between'] : []),
    (object) => {
      object.between = [2001, 2024];
    },
  ),
  'a range the wrong way round': each(
    (object) => (Array.isArray(object.between) ? ['between'] : []),
    (object) => {
      object.between = list(object, 'between').toReversed();
    },
  ),
  'a typo in a placeholder': each(
    (object) => Object.keys(object).filter((key) => /\{\w/.test(String(object[key]))),
    (object, name) => {
      object[name] = String(object[name]).replace(/\{\w+/, (whole) => `{${typo(whole.slice(1))}`);
    },
  ),
  'another format': each(
    (object) => (object.type ? has('format')(object) : []),
    (object) => {
      object.format = object.format === 'date' ? 'email' : 'date';
    },
  ),
  'a dropped format': each((object) => (object.type ? has('format')(object) : []), drop),
  'a flipped condition': each(
    (_, pointer) => (/\/if\/properties\/\w+$/.test(pointer) ? ['not'] : []),
    (object) => {
      const { not } = object;
      const test = not ?? { ...object };
      for (const key of Object.keys(object)) delete object[key];
      Object.assign(object, not ? test : { not: test });
    },
  ),
  'then for else': each(
    (object) => (object.if && object.then && !object.else ? ['then'] : []),
    (object) => rename(object, 'then', 'else'),
  ),
  'a typo in the value of a condition': each(
    (object, pointer) => (/\/if\//.test(pointer) ? [...has('const')(object), ...has('enum')(object)] : []),
    (object, name) => {
      object[name] = name === 'const' ? typo(String(object.const)) : list(object, 'enum').map(typo);
    },
  ),
  'a condition that requires nothing': each(
    (object, pointer) => (/\/if$/.test(pointer) ? has('required')(object) : []),
    drop,
  ),
  'a condition on another question': each(
    (object, pointer) => (/\/if\/properties$/.test(pointer) ? Object.keys(object) : []),
    (object, name) => rename(object, name, typo(name)),
  ),
  'options that changed places': each(
    (object) => (object.enumNames ? ['enum'] : []),
    (object) => {
      const [first, second, ...others] = list(object, 'enum');
      object.enum = [second, first, ...others];
    },
    /lists\//,
  ),
  'an option twice': each(
    has('enum'),
    (object) => {
      object.enum = list(object, 'enum').map((option, i, all) => (i === 1 ? all[0] : option));
    },
    /lists\//,
  ),
  'a typo in an option': each(
    has('enum'),
    (object) => {
      object.enum = list(object, 'enum').map((option, i) => (i === 0 ? typo(option) : option));
    },
    /lists\//,
  ),
  'a name for an option less': each(
    has('enumNames'),
    (object) => {
      object.enumNames = list(object, 'enumNames').slice(1);
    },
    /lists\//,
  ),
  'the title of the question above': each(
    (object, pointer) => (isProperties(pointer) ? Object.keys(object).slice(1) : []),
    (object, name) => {
      const above = object[Object.keys(object)[Object.keys(object).indexOf(name) - 1] ?? name] as Json;
      (object[name] as Json).title = above.title;
    },
  ),
  'a typo in a key of form.json': each(
    (object) => Object.keys(object).filter((key) => !key.startsWith('$')),
    (object, name) => rename(object, name, typo(name)),
    /form\.json$/,
  ),
  'a typo in the place of a step': each(
    has('at'),
    (object) => {
      object.at = `/${typo(String(object.at).slice(1))}`;
    },
    /form\.json$/,
  ),
  'a typo in the id of a step': each(
    (_object, pointer) => (/^\/steps\/\d+$/.test(pointer) ? ['id'] : []),
    (object) => {
      object.id = typo(String(object.id));
    },
    /form\.json$/,
  ),
  'a typo in a document': each(
    (object, pointer) =>
      /\/document/.test(pointer) ? Object.keys(object).filter((key) => typeof object[key] === 'string') : [],
    (object, name) => {
      object[name] = `/${typo(String(object[name]).slice(1))}`;
    },
    /form\.json$/,
  ),
  'a typo in what is carried over': each(
    has('keep'),
    (object) => {
      object.keep = list(object, 'keep').map(typo);
    },
    /form\.json$/,
  ),
  'a type of file less': each(
    has('types'),
    (object) => {
      object.types = list(object, 'types').slice(1);
    },
    /form\.json$/,
  ),
  'no limits for files': each(
    (_, pointer) => (pointer === '' ? ['attachments'] : []),
    drop,
    /(admission|financial-aid)\/form\.json$/,
  ),
  'a translation less': each(
    (object) => Object.keys(object).filter((key) => typeof object[key] === 'string' && !key.startsWith('$')),
    drop,
    /\/ar\.json$/,
  ),
};
