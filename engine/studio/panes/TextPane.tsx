import { useEffect, useEffectEvent } from 'react';
import type { WrittenCondition } from '../protocol/conditions.ts';
import type { Finding, FormFolder, FormText } from '../protocol/protocol.ts';
import { schemaNameOf } from '../state/schemaHelp.ts';
import type { Following } from '../state/useFollowing.ts';
import type { TextsInUse } from '../state/useTexts.ts';
import { Editor } from './Editor.tsx';
import { NoticeLine } from './NoticeLine.tsx';

interface TextPaneProps {
  readonly file: FormText;
  readonly texts: TextsInUse;
  readonly findings: readonly Finding[];
  readonly schemas: FormFolder['schemas'];
  readonly conditions: readonly WrittenCondition[];
  readonly following: Following;
}

/** The editor of a file, its actions, and their outcome. */
export function TextPane({ file, texts, findings, schemas, conditions, following }: TextPaneProps) {
  const isUnsaved = file.name in texts.unsaved;
  const save = () => void (isUnsaved && texts.save(file));
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <div className="studio-actions">
        <button type="button" aria-disabled={!isUnsaved} onClick={save}>
          Save
        </button>
        <button type="button" aria-disabled={!isUnsaved} onClick={() => isUnsaved && texts.discard(file.name)}>
          Discard changes
        </button>
        <span>{isUnsaved ? 'Unsaved changes, kept in this browser.' : 'No unsaved changes.'}</span>
      </div>
      <NoticeLine
        notice={texts.notice}
        onOverwrite={(theirs) => void texts.save(file, theirs)}
        onUseTheirs={(theirs) => texts.discard(file.name, theirs)}
      />
      <Editor
        file={file.name}
        text={texts.unsaved[file.name] ?? file.text}
        revision={texts.revision}
        schema={schemas[schemaNameOf(file.name) ?? '']}
        findings={findings}
        conditions={conditions}
        goTo={following.goTo}
        onCursor={(pointer) => following.onCursor(file.name, pointer)}
        onChange={(text) => texts.edit(file, text)}
      />
    </>
  );
}
