import type { Notice } from '../state/useTexts.ts';

interface NoticeLineProps {
  readonly notice: Notice | undefined;
  readonly onOverwrite: (theirs: string) => void;
  readonly onUseTheirs: (theirs: string) => void;
}

/** The outcome of the last edit or save; after a conflict, the choice between both texts. */
export function NoticeLine({ notice, onOverwrite, onUseTheirs }: NoticeLineProps) {
  return (
    <div role="status" className={notice && notice.kind !== 'done' ? 'studio-notice studio-problem' : 'studio-notice'}>
      {notice && notice.kind !== 'conflict' && <p>{notice.text}</p>}
      {notice?.kind === 'conflict' && (
        <>
          <p>Not saved: another program changed {notice.file} after you began to edit it. Both texts are kept.</p>
          <button type="button" onClick={() => onOverwrite(notice.theirs)}>
            Replace it with mine
          </button>{' '}
          <button type="button" onClick={() => onUseTheirs(notice.theirs)}>
            Use the file’s text
          </button>
        </>
      )}
    </div>
  );
}
