import { kilobytes } from '../parts/kilobytes.ts';
import { mediaFile } from '../parts/mediaFile.ts';
import type { PublishedDocument } from './documents.ts';

interface DownloadCardProps {
  readonly document: PublishedDocument;
}

/** One document: what it is, what is inside, and the link that saves it. */
export function DownloadCard({ document: { title, file, text, inside } }: DownloadCardProps) {
  const { bytes, pages } = mediaFile(file);
  return (
    <li>
      <h2>{title}</h2>
      <p>{text}</p>
      <h3>Inside</h3>
      <ul>
        {inside.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="downloads-file">
        PDF, {pages} pages, {kilobytes(bytes)}
      </p>
      <a className="button" href={file} download aria-label={`Download ${title}`}>
        Download
      </a>
    </li>
  );
}
