import { useEffect, useEffectEvent } from 'react';
import { Editor } from './Editor.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import type { Finding, WrittenFile } from './protocol.ts';
import type { TextsInUse } from './useTexts.ts';

interface TextPaneProps {
  readonly file: WrittenFile;
  readonly texts: TextsInUse;
  readonly findings: readonly Finding[];
  readonly goTo: Finding | undefined;
}

/** The text of a file, and what can be done with it. */
export function TextPane({ file, texts, findings, goTo }: TextPaneProps) {
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
      <div className="studio-deeds">
        <button type="button" aria-disabled={!isUnsaved} onClick={save}>
          Save
        </button>
        <button type="button" aria-disabled={!isUnsaved} onClick={() => isUnsaved && texts.discard(file.name)}>
          Give up changes
        </button>
        <span>{isUnsaved ? 'Not saved; kept in this browser.' : 'As it is in the file.'}</span>
      </div>
      <NoticeLine
        notice={texts.notice}
        onKeepMine={(theirs) => void texts.save(file, theirs)}
        onTakeTheirs={(theirs) => texts.discard(file.name, theirs)}
      />
      <Editor
        file={file.name}
        text={texts.unsaved[file.name] ?? file.text}
        revision={texts.revision}
        findings={findings}
        goTo={goTo}
        onChange={(text) => texts.edit(file, text)}
      />
    </>
  );
}
