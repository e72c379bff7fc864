import { isRecord } from '../../core/index.ts';
import { alternativesOf, type Setting } from '../state/settingKinds.ts';
import { blankOf } from '../state/settingTree.ts';
import type { SettingFieldProps } from './settingUse.ts';

/** A single value, or keys: the kind of the value says which; a button makes the other of it. */
export function SettingEither({ use, setting, pointer, value }: SettingFieldProps) {
  const all = alternativesOf(use.root, setting);
  const isOfKeys = (one: Setting) => one.kind === 'map' || one.kind === 'group';
  const chosen = all.find((one) => isOfKeys(one) === isRecord(value)) ?? setting;
  const other = all.find((one) => one !== chosen);
  return (
    <div data-at={pointer}>
      <use.Field use={use} setting={{ ...chosen, title: setting.title }} pointer={pointer} value={value} />
      {other && (
        <button type="button" onClick={() => use.edit({ kind: 'set', pointer, value: blankOf(use.root, other) })}>
          {isOfKeys(other) ? 'Make it a part with keys' : 'Make it one answer'}
        </button>
      )}
    </div>
  );
}
