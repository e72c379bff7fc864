import type { ComponentType } from 'react';
import type { Finding } from '../protocol/protocol.ts';
import type { SettingEdit } from '../protocol/settings.ts';
import type { AnswerChoice } from '../state/answerChoices.ts';
import type { FileSchema } from '../state/schemaHelp.ts';
import type { Setting } from '../state/settingKinds.ts';

/** What every field of a settings pane needs. */
export interface SettingUse {
  /** The schema of the file. */
  readonly root: FileSchema;
  /** The content of the file as it is written, and with the changes. */
  readonly written: unknown;
  readonly tree: unknown;
  /** Of this file. */
  readonly findings: readonly Finding[];
  readonly answers: readonly AnswerChoice[];
  /** What a line can be completed to, by the pointer of the key. */
  readonly known: Readonly<Record<string, readonly string[]>>;
  /** Draws a part within a part. */
  readonly Field: ComponentType<SettingFieldProps>;
  /** Asks for another name of a status, which has these words. */
  readonly onRename: (status: string, label: string) => void;
  readonly edit: (...edits: readonly SettingEdit[]) => void;
}

/** What is given to each field. */
export interface SettingFieldProps {
  readonly use: SettingUse;
  readonly setting: Setting;
  readonly pointer: string;
  /** Undefined where the file does not have it. */
  readonly value: unknown;
}
