// Mistakes in the other files of a form: ui files, lists of options, form.json, translations.
import { drop, each, has, type Kind, list, rename, typo } from './mutation.ts';

export const fileMutations: Readonly<Record<string, Kind>> = {
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
  'two swapped options': each(
    (object) => (object.enumNames ? ['enum'] : []),
    (object) => {
      const [first, second, ...others] = list(object, 'enum');
      object.enum = [second, first, ...others];
    },
    /lists\//,
  ),
  'a duplicate option': each(
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
  'a missing label of an option': each(
    has('enumNames'),
    (object) => {
      object.enumNames = list(object, 'enumNames').slice(1);
    },
    /lists\//,
  ),
  'a typo in a key of form.json': each(
    (object) => Object.keys(object).filter((key) => !key.startsWith('$')),
    (object, name) => rename(object, name, typo(name)),
    /form\.json$/,
  ),
  'a typo in `at` of a step': each(
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
  'a typo in a pointer of a document': each(
    (object, pointer) =>
      /\/document/.test(pointer) ? Object.keys(object).filter((key) => typeof object[key] === 'string') : [],
    (object, name) => {
      object[name] = `/${typo(String(object[name]).slice(1))}`;
    },
    /form\.json$/,
  ),
  'a typo in `keep`': each(
    has('keep'),
    (object) => {
      object.keep = list(object, 'keep').map(typo);
    },
    /form\.json$/,
  ),
  'a missing file type': each(
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
  'a missing translation': each(
    (object) => Object.keys(object).filter((key) => typeof object[key] === 'string' && !key.startsWith('$')),
    drop,
    /\/ar\.json$/,
  ),
};
