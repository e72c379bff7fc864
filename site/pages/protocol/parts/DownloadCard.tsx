import type { ReactNode } from 'react';
import { FileSize } from '../../parts/FileSize.tsx';
import { mediaFile } from '../../parts/mediaFile.ts';
import { useInPagesWords } from '../../parts/useInPagesWords.ts';
import type { PublishedDocument } from '../publishedDocument.ts';

/** Texts that all cards share. */
export interface CardWords {
  readonly inside: string;
  /** Of the files. */
  readonly type: ReactNode;
  readonly download: string;
}

interface DownloadCardProps {
  readonly document: PublishedDocument;
  readonly words: CardWords;
}

/** One document: description, contents and download link. */
export function DownloadCard({ document: { title, file, text, inside }, words }: DownloadCardProps) {
  const { bytes, pages = 0 } = mediaFile(file);
  const { comma, pages: inWords } = useInPagesWords();
  return (
    <li>
      <h2>{title}</h2>
      <p>{text}</p>
      <h3>{words.inside}</h3>
      <ul>
        {inside.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="downloads-file">
        {words.type}
        {comma}
        {inWords(pages)}
        {comma}
        <FileSize bytes={bytes} />
      </p>
      <a className="button" href={file} download aria-label={`${words.download} ${title}`}>
        {words.download}
      </a>
    </li>
  );
}
