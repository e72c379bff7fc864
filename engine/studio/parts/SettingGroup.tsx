import { useRef } from 'react';
import { formatPointer, isRecord } from '../../core/index.ts';
import { type Setting, settingsIn } from '../state/settingKinds.ts';
import { blankOf } from '../state/settingTree.ts';
import { focusWithin } from './focusWithin.ts';
import type { SettingFieldProps } from './settingUse.ts';

/** Keys that belong together; one that is not needed is added and taken away by a button. */
export function SettingGroup({ use, setting, pointer, value }: SettingFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const { title, hint, isRequired } = setting;
  const isThere = isRecord(value);
  const add = () => {
    use.edit({ kind: 'set', pointer, value: blankOf(use.root, setting) });
    focusWithin(box, ':is(input, select, textarea)');
  };
  const remove = () => {
    use.edit({ kind: 'remove', pointer });
    focusWithin(box, 'button');
  };
  return (
    <fieldset ref={box} className="studio-group" data-at={pointer}>
      <legend>{title}</legend>
      {hint && <small>{hint}</small>}
      {isThere && <SettingParts {...{ use, setting, pointer, value }} />}
      {!isThere && (
        <button type="button" onClick={add}>
          Add “{title}”
        </button>
      )}
      {isThere && !isRequired && (
        <button type="button" onClick={remove}>
          Take away “{title}”
        </button>
      )}
    </fieldset>
  );
}

interface SettingPartsProps extends SettingFieldProps {
  readonly setting: Setting;
  /** Keys without a field. */
  readonly without?: readonly string[];
}

/** The fields of the keys of a group. */
export function SettingParts({ use, setting, pointer, value, without = [] }: SettingPartsProps) {
  const parts = isRecord(value) ? value : {};
  const settings = settingsIn(use.root, setting);
  const hasOptions = settings.some(([, { kind }]) => kind === 'options');
  return (
    <div className="studio-fields">
      {settings
        .filter(([key]) => !without.includes(key) && !(hasOptions && key === 'enumNames'))
        .map(([key, part]) => (
          <use.Field key={key} use={use} setting={part} pointer={pointer + formatPointer([key])} value={parts[key]} />
        ))}
    </div>
  );
}
