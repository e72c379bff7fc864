// A field for a key of form.json or office.json, drawn from the schema of the file.
import { type ReactNode, useId } from 'react';
import { isRecord, SOURCE } from '../../core/index.ts';
import type { Words } from '../protocol/outline.ts';
import { SettingEither } from './SettingEither.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingList } from './SettingList.tsx';
import { SettingMap } from './SettingMap.tsx';
import { SettingOptions } from './SettingOptions.tsx';
import type { SettingFieldProps } from './settingUse.ts';
import { type NamedPart, partsNamed, wordsOf } from './settingValues.ts';
import { WordsField } from './WordsField.tsx';

/** Texts of a sentence or more. */
const LONG = /\/(?:description|text|text\/\d+)$/;

/** The field, with what is wrong with it. */
export function SettingField(props: SettingFieldProps) {
  const { setting } = props;
  if (setting.kind === 'group') return <SettingGroup {...props} />;
  if (setting.kind === 'list') return <SettingList {...props} />;
  if (setting.kind === 'options') return <SettingOptions {...props} />;
  if (setting.kind === 'map') return <SettingMap {...props} />;
  if (setting.kind === 'either') return <SettingEither {...props} />;
  return <SingleField {...props} />;
}

function SingleField({ use, setting, pointer, value }: SettingFieldProps) {
  const id = useId();
  const { kind, title, hint, isRequired, schema } = setting;
  const wrong = use.findings.filter((finding) => finding.pointer === pointer);
  const put = (now: unknown) =>
    use.edit(now === undefined ? { kind: 'remove', pointer } : { kind: 'set', pointer, value: now });
  const wrongText = wrong.length > 0 && (
    <small id={`${id}-wrong`} className="studio-wrong">
      {wrong.map(({ problem, repair }) => `${problem} ${repair}`).join(' ')}
    </small>
  );
  if (kind === 'text') {
    const words = wordsOf(value);
    const change = (now: Words) =>
      use.edit(now[SOURCE] || isRequired ? { kind: 'words', pointer, words: now } : { kind: 'remove', pointer });
    return (
      <div data-at={pointer}>
        <WordsField
          label={title}
          hint={hint}
          isLong={LONG.test(pointer)}
          isOptional={!isRequired}
          words={words}
          onChange={(language, text) => change({ ...words, [language]: text })}
          wrong={wrongText ? { id: `${id}-wrong`, text: wrongText } : undefined}
        />
      </div>
    );
  }
  const common = {
    id,
    'aria-describedby': [hint && `${id}-hint`, wrongText && `${id}-wrong`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': wrongText ? true : undefined,
  };
  const around = (control: ReactNode, isTick = false) => (
    <div className={isTick ? 'studio-field studio-tick' : 'studio-field'} data-at={pointer}>
      <label htmlFor={id}>{title}</label>
      {control}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {wrongText}
    </div>
  );
  if (kind === 'yesNo' || kind === 'present') {
    const on = kind === 'present' ? schema.const : true;
    return around(
      <input
        type="checkbox"
        {...common}
        checked={value === on}
        onChange={({ target }) => put(target.checked ? on : undefined)}
      />,
      true,
    );
  }
  if (kind === 'statuses') {
    const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
    return (
      <fieldset className="studio-ticks" data-at={pointer} aria-describedby={common['aria-describedby']}>
        <legend>{title}</legend>
        {partsNamed(use.tree, 'statuses').map(({ id: status, label }) => (
          <label key={status}>
            <input
              type="checkbox"
              checked={chosen.includes(status)}
              onChange={({ target }) =>
                put(
                  partsNamed(use.tree, 'statuses').flatMap((one) =>
                    (one.id === status ? target.checked : chosen.includes(one.id)) ? [one.id] : [],
                  ),
                )
              }
            />{' '}
            {label}
          </label>
        ))}
        {hint && <small id={`${id}-hint`}>{hint}</small>}
        {wrongText}
      </fieldset>
    );
  }
  const options = optionsOf(use, setting);
  if (options) {
    const present = typeof value === 'string' ? value : '';
    const all =
      options.some((one) => one.id === present) || !present ? options : [...options, { id: present, label: present }];
    return around(
      <select {...common} value={present} onChange={({ target }) => put(target.value || (isRequired ? '' : undefined))}>
        {(!isRequired || !present) && <option value="">{isRequired ? 'choose…' : withoutOne(schema.default)}</option>}
        {all.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>,
    );
  }
  const known = use.known[pointer] ?? (Array.isArray(schema.examples) ? schema.examples.map(String) : []);
  const shown = value === undefined || isRecord(value) ? '' : String(value);
  return around(
    <>
      <input
        type="text"
        {...common}
        inputMode={
          kind === 'number' && schema.type !== undefined && !Array.isArray(schema.type) ? 'numeric' : undefined
        }
        list={known.length > 0 ? `${id}-known` : undefined}
        value={shown}
        onChange={({ target }) => put(readLine(target.value, kind === 'number', isRequired))}
      />
      {known.length > 0 && (
        <datalist id={`${id}-known`}>
          {known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>,
  );
}

/** What a select offers; undefined for a setting that is typed. */
function optionsOf({ tree, answers }: SettingFieldProps['use'], { kind, schema }: SettingFieldProps['setting']) {
  if (kind === 'answer') return answers.map(({ pointer, label }): NamedPart => ({ id: pointer, label }));
  if (kind === 'answerName')
    return [...new Set(answers.map(({ pointer }) => pointer.split('/')[1] ?? ''))].map(
      (id): NamedPart => ({ id, label: id }),
    );
  if (kind === 'status') return partsNamed(tree, 'statuses');
  if (kind === 'letter') return partsNamed(tree, 'letters');
  if (kind === 'choice') return [schema.enum].flat().map((one): NamedPart => ({ id: String(one), label: String(one) }));
  return undefined;
}

function withoutOne(fallback: unknown): string {
  return fallback === undefined ? 'none' : `as without it: ${fallback}`;
}

function readLine(text: string, isNumber: boolean, isRequired: boolean): unknown {
  if (text === '' && !isRequired) return undefined;
  return isNumber && /^-?\d+$/.test(text) ? Number(text) : text;
}
