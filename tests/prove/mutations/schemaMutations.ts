// Mistakes in the schema of a step.
import { drop, each, has, type Json, type Kind, list, rename, typo } from './mutation.ts';

const isProperties = (pointer: string) => /\/properties$/.test(pointer) && !/\/if\//.test(pointer);
const isSchema = (pointer: string) =>
  !/\/(properties|errorMessage|required)$/.test(pointer) && !/\/if(\/|$)/.test(pointer);
const messagesOf = ({ errorMessage }: Json) => (errorMessage ?? {}) as Json;
const requiredMessagesOf = (object: Json) => (messagesOf(object).required ?? {}) as Record<string, string>;
const numbers = ['minimum', 'maximum', 'minItems', 'maxItems', 'minLength'];

export const schemaMutations: Readonly<Record<string, Kind>> = {
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
    (object, pointer) =>
      isSchema(pointer) ? list(object, 'required').filter((key) => key in requiredMessagesOf(object)) : [],
    (object, name) => {
      object.required = list(object, 'required').filter((key) => key !== name);
      drop(requiredMessagesOf(object), name);
    },
  ),
  'a dropped message of `required`': each(
    (object) => Object.keys(requiredMessagesOf(object)),
    (object, name) => drop(requiredMessagesOf(object), name),
  ),
  'a dropped message': each(
    (object) => Object.keys(messagesOf(object)).filter((keyword) => keyword !== 'required'),
    (object, name) => drop(messagesOf(object), name),
  ),
  'two swapped messages': each(
    (object) => Object.keys(requiredMessagesOf(object)).slice(1),
    (object, name) => {
      const messages = requiredMessagesOf(object);
      const other = Object.keys(messages)[Object.keys(messages).indexOf(name) - 1] ?? name;
      [messages[name], messages[other]] = [messages[other] ?? '', messages[name] ?? ''];
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
  'a dropped maxLength or maxItems': each(
    (object) => ['maxLength', 'maxItems'].filter((key) => typeof object[key] === 'number'),
    drop,
  ),
  'a maxLength without its last digit': each(
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
  'swapped limits': each(
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
  'a reversed range': each(
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
  '`else` in place of `then`': each(
    (object) => (object.if && object.then && !object.else ? ['then'] : []),
    (object) => rename(object, 'then', 'else'),
  ),
  'a typo in the value of a condition': each(
    (object, pointer) => (/\/if\//.test(pointer) ? [...has('const')(object), ...has('enum')(object)] : []),
    (object, name) => {
      object[name] = name === 'const' ? typo(String(object.const)) : list(object, 'enum').map(typo);
    },
  ),
  'a condition without `required`': each(
    (object, pointer) => (/\/if$/.test(pointer) ? has('required')(object) : []),
    drop,
  ),
  'a condition on another question': each(
    (object, pointer) => (/\/if\/properties$/.test(pointer) ? Object.keys(object) : []),
    (object, name) => rename(object, name, typo(name)),
  ),
  'the title of the question above': each(
    (object, pointer) => (isProperties(pointer) ? Object.keys(object).slice(1) : []),
    (object, name) => {
      const above = object[Object.keys(object)[Object.keys(object).indexOf(name) - 1] ?? name] as Json;
      (object[name] as Json).title = above.title;
    },
  ),
};
