import { FileSize } from '../../parts/FileSize.tsx';
import { mediaFile } from '../../parts/mediaFile.ts';
import { SideNotes } from '../../parts/SideNotes.tsx';
import { useInPagesWords } from '../../parts/useInPagesWords.ts';
import type { ListenWords } from '../anthemPage.ts';

const recording = '/audio/anthem.mp3';

interface ListenProps {
  readonly words: ListenWords;
}

/** The recording; loaded when it is played. */
export function Listen({ words }: ListenProps) {
  const { bytes } = mediaFile(recording);
  const { comma } = useInPagesWords();
  return (
    <section className="page band grid" aria-labelledby="listen">
      <div className="grid-main">
        <h2 id="listen">{words.title}</h2>
        {/* biome-ignore lint/a11y/useMediaCaption: The words are below in both languages; nothing else is spoken. */}
        <audio controls preload="none" src={recording} aria-label={words.recording} />
        <p>
          <a href={recording} download>
            {words.download}
          </a>{' '}
          ({words.type}
          {comma}
          <FileSize bytes={bytes} />)
        </p>
      </div>
      <SideNotes label={words.notesLabel} notes={words.notes} />
    </section>
  );
}
