import type { ReactNode } from 'react';
import { mediaFile } from '../../parts/mediaFile.ts';
import type { PublishedDocument } from '../publishedDocument.ts';

/** Texts that all cards share. */
export interface CardWords {
  readonly inside: string;
  /** Type, number of pages and size of the file. */
  about(pages: number, bytes: number): ReactNode;
  readonly download: string;
}

interface DownloadCardProps {
  readonly document: PublishedDocument;
  readonly words: CardWords;
}

/** One document: description, contents and download link. */
export function DownloadCard({ document: { title, file, text, inside }, words }: DownloadCardProps) {
  const { bytes, pages = 0 } = mediaFile(file);
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
      <p className="downloads-file">{words.about(pages, bytes)}</p>
      <a className="button" href={file} download aria-label={`${words.download} ${title}`}>
        {words.download}
      </a>
    </li>
  );
}
