// Attached files, shown in place on demand: pictures, and PDFs as drawn pages.
import { useState } from 'react';
import { numberIn } from '../../core/index.ts';
import type { ShownFile } from '../../ports/index.ts';
import { useOffice } from '../state/office.ts';
import { ShownPdf } from './ShownPdf.tsx';

const PICTURE = /^image\/(?:jpeg|png|webp|gif)$/;

export function Files({ reference, files }: { readonly reference: string; readonly files: readonly ShownFile[] }) {
  const { messages } = useOffice();
  return (
    <section className="step">
      <h2>{messages.application.files}</h2>
      <ul className="files">
        {files.map((file) => (
          <AttachedFile key={file.id} file={file} reference={reference} />
        ))}
      </ul>
    </section>
  );
}

const addressOf = (reference: string, id: string) =>
  `/office/api/applications/${encodeURIComponent(reference)}/files/${encodeURIComponent(id)}`;

function AttachedFile({ file, reference }: { readonly file: ShownFile; readonly reference: string }) {
  const { language, messages } = useOffice();
  const [isShown, show] = useState(false);
  const { label, name, type, size, isEarlier } = file;
  const address = addressOf(reference, file.id);
  const isPicture = PICTURE.test(type);
  const canShow = isPicture || type === 'application/pdf';
  return (
    <li>
      <div className="file">
        <span>
          {label}: <bdi>{name}</bdi>{' '}
          <span className="hint">
            ({messages.application.kilobytes(numberIn(language, Math.max(1, Math.round(size / 1024))))})
          </span>{' '}
          {isEarlier && <span className="mark">{messages.askAgain.earlierFile}</span>}
        </span>
        <span className="actions screen">
          {canShow && (
            <button type="button" className="button plain" aria-expanded={isShown} onClick={() => show(!isShown)}>
              {isShown ? messages.application.hide : messages.application.show}
              <span className="unseen-label"> {name}</span>
            </button>
          )}
          <a className="button plain" href={`${address}?download`} download={name}>
            {messages.application.download}
            <span className="unseen-label"> {name}</span>
          </a>
        </span>
      </div>
      {isShown && isPicture && <img className="picture" src={address} alt={label} />}
      {isShown && !isPicture && <ShownPdf reference={reference} id={file.id} label={label} />}
    </li>
  );
}
