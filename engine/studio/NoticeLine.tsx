import type { Notice } from './useTexts.ts';

interface NoticeLineProps {
  readonly notice: Notice | undefined;
  readonly onKeepMine: (theirs: string) => void;
  readonly onTakeTheirs: (theirs: string) => void;
}

/** What became of the last deed; where another program wrote the file, the choice between both texts. */
export function NoticeLine({ notice, onKeepMine, onTakeTheirs }: NoticeLineProps) {
  return (
    <div role="status" className={notice && notice.kind !== 'done' ? 'studio-notice studio-trouble' : 'studio-notice'}>
      {notice && notice.kind !== 'changed-meanwhile' && <p>{notice.text}</p>}
      {notice?.kind === 'changed-meanwhile' && (
        <>
          <p>Not saved: {notice.file} was changed by another program since you began. Both texts are still there.</p>
          <button type="button" onClick={() => onKeepMine(notice.theirs)}>
            Save mine over it
          </button>{' '}
          <button type="button" onClick={() => onTakeTheirs(notice.theirs)}>
            Take the file’s text
          </button>
        </>
      )}
    </div>
  );
}
