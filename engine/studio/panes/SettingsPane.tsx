// The keys of form.json or office.json in fields, drawn from the schema of the file. What is changed here is written as a plan.
import { languages, messageOf, SOURCE } from '../../core/index.ts';
import { SettingField } from '../parts/SettingField.tsx';
import { SettingParts } from '../parts/SettingGroup.tsx';
import type { SettingUse } from '../parts/settingUse.ts';
import type { Finding, FormFolder } from '../protocol/protocol.ts';
import type { SettingsChange } from '../protocol/settings.ts';
import type { AnswerChoice } from '../state/answerChoices.ts';
import { firstOffice } from '../state/firstOffice.ts';
import { schemaNameOf } from '../state/schemaHelp.ts';
import { settingOf } from '../state/settingKinds.ts';
import { edited, type Translations, treeOf } from '../state/settingTree.ts';
import type { SettingsInUse } from '../state/useSettings.ts';

interface SettingsPaneProps {
  /** As in `protocol.ts`: `trip/form.json`. */
  readonly file: string;
  readonly folder: FormFolder;
  /** Files with unsaved texts. */
  readonly unsaved: readonly string[];
  readonly findings: readonly Finding[];
  readonly answers: readonly AnswerChoice[];
  readonly inUse: SettingsInUse;
  /** Shows what would be written. */
  readonly onWrite: (change: SettingsChange) => void;
  /** Asks for another name of a status, which has these words. */
  readonly onRename: (status: string, label: string) => void;
}

export function SettingsPane({
  file,
  folder,
  unsaved,
  findings,
  answers,
  inUse,
  onWrite,
  onRename,
}: SettingsPaneProps) {
  const written = folder.files.find(({ name }) => name === file);
  const schema = folder.schemas[schemaNameOf(file) ?? ''];
  const change = inUse.changes.find((one) => one.file === file);
  const before = written?.text ?? null;
  const isOutdated = change !== undefined && change.before !== before;
  const other = unsaved.find((name) => name === file || name === translationOf(file));
  const content = schema && readContent(folder, file);
  const discard = () => inUse.discard(file);
  if (!schema) return <p role="alert">The schema of {file} cannot be read.</p>;
  if (!content) return <WithoutOffice {...{ file, folder, onWrite }} />;
  if (typeof content === 'string') return <p role="alert">{content} Correct it under “Files”.</p>;
  const root = settingOf(schema, schema, '', true);
  const present = treeOf(schema, content.value, content.translations);
  const tree = isOutdated ? present : edited(present, change?.edits ?? []);
  const use: SettingUse = {
    root: schema,
    written: present,
    tree,
    findings: findings.filter((finding) => finding.file === file),
    answers,
    known: { '/menu/under': folder.menuGroups },
    Field: SettingField,
    onRename,
    edit: (...edits) => {
      for (const one of edits) inUse.edit(file, before, one);
    },
  };
  return (
    <section aria-label={`Settings in ${file}`} className="studio-settings">
      <div className="studio-actions">
        <button type="button" aria-disabled={!change} onClick={() => change && onWrite(change)}>
          Write…
        </button>
        <button type="button" aria-disabled={!change} onClick={() => change && discard()}>
          Discard changes
        </button>
        <span>{change ? 'Unsaved changes, kept in this browser.' : 'No unsaved changes.'}</span>
      </div>
      {inUse.isRefused && (
        <p role="alert" className="studio-problem">
          This browser refuses to store what you change: it is lost when you leave the page.
        </p>
      )}
      {isOutdated && (
        <p role="alert" className="studio-problem">
          {file} was changed since you began to edit it here. Discard your changes to go on with the file as it is now.
        </p>
      )}
      {other && <p className="studio-problem">Save or discard the changes of {other} under “Files” first.</p>}
      <fieldset disabled={isOutdated || other !== undefined} className="studio-all">
        <SettingParts use={use} setting={root} pointer="" value={tree} />
      </fieldset>
    </section>
  );
}

/** What there is instead of an office.json, and a button that begins one. */
function WithoutOffice({ file, folder, onWrite }: Pick<SettingsPaneProps, 'file' | 'folder' | 'onWrite'>) {
  const form = readContent(folder, file.replace(/[^/]+$/, 'form.json'));
  const edits = typeof form === 'object' ? firstOffice(form.value) : undefined;
  if (!edits) return <p>Nothing is sent to the office: “Settings” says under “Sending” where the form goes.</p>;
  return (
    <section aria-label={`Settings in ${file}`}>
      <p>Without {file} an application is new or handled, as you see beside.</p>
      <button type="button" onClick={() => onWrite({ file, before: null, edits })}>
        Begin {file}…
      </button>
    </section>
  );
}

/** The file in the first language besides the source that has the translations. */
function translationOf(file: string): string {
  return languageFile(file, languages.find((language) => language !== SOURCE) ?? SOURCE);
}

function languageFile(file: string, language: string): string {
  return `${file.slice(0, file.lastIndexOf('/'))}/${language}.json`;
}

interface Content {
  readonly value: unknown;
  readonly translations: Translations;
}

/** What the file and its translations say; or why they cannot be read; undefined without the file. */
function readContent({ files }: FormFolder, file: string): Content | string | undefined {
  const text = (name: string) => files.find((one) => one.name === name)?.text;
  const own = text(file);
  if (own === undefined) return undefined;
  const base = file.slice(file.lastIndexOf('/') + 1);
  try {
    const translations = languages
      .filter((language) => language !== SOURCE)
      .map((language) => [language, JSON.parse(text(languageFile(file, language)) ?? '{}')[base] ?? {}]);
    return { value: JSON.parse(own), translations: Object.fromEntries(translations) };
  } catch (error) {
    return `${file} or its translation is not JSON: ${messageOf(error)}.`;
  }
}
