import { useEffect, useRef, useState } from 'react';
import { numberIn } from '../../core/index.ts';
import { useOffice } from '../state/office.ts';
import { openPdf, type Pdf } from './openPdf.ts';

/** Pages that are drawn at once; more on demand. */
const AT_ONCE = 10;

/** The pages of a PDF, drawn. */
export function PdfPages({ content, label }: { readonly content: Blob; readonly label: string }) {
  const { language, messages } = useOffice();
  const texts = messages.application.pdf;
  const [pdf, setPdf] = useState<Pdf>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [most, setMost] = useState(AT_ONCE);
  useEffect(() => {
    const opening = openPdf(content);
    let isGone = false;
    opening.then(
      (opened) => !isGone && setPdf(opened),
      () => !isGone && setUnreadable(true),
    );
    return () => {
      isGone = true;
      opening.then(
        ({ close }) => close(),
        () => undefined,
      );
    };
  }, [content]);
  if (isUnreadable) return <p className="error">{texts.unreadable}</p>;
  if (!pdf) return <p role="status">{messages.loading}</p>;
  const shown = Math.min(pdf.pages, most);
  const number = (count: number) => numberIn(language, count);
  return (
    <>
      {Array.from({ length: shown }, (_, i) => i + 1).map((page) => (
        <Drawn
          key={page}
          pdf={pdf}
          page={page}
          label={texts.page(label, number(page), number(pdf.pages))}
          textLabel={texts.text(number(page))}
        />
      ))}
      {shown < pdf.pages && (
        <p className="actions screen">
          <button type="button" className="button plain" onClick={() => setMost(most + AT_ONCE)}>
            {texts.more(number(pdf.pages - shown))}
          </button>
        </p>
      )}
    </>
  );
}

interface DrawnProps {
  readonly pdf: Pdf;
  readonly page: number;
  readonly label: string;
  readonly textLabel: string;
}

function Drawn({ pdf, page, label, textLabel }: DrawnProps) {
  const texts = useOffice().messages.application.pdf;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [outcome, setOutcome] = useState<'whole' | 'with gaps' | 'failed'>();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isGone = false;
    if (canvas.current) {
      pdf.draw(page, canvas.current).then(
        ({ hasGaps }) => !isGone && setOutcome(hasGaps ? 'with gaps' : 'whole'),
        () => !isGone && setOutcome('failed'),
      );
      // A page without its text is still shown.
      pdf.text(page).then(
        (found) => !isGone && setText(found),
        () => undefined,
      );
    }
    return () => {
      isGone = true;
    };
  }, [pdf, page]);
  if (outcome === 'failed') return <p className="error">{texts.unreadable}</p>;
  const isPicture = text === '';
  return (
    <>
      {outcome === 'with gaps' && <p className="error">{texts.gaps}</p>}
      <canvas
        className="document"
        ref={canvas}
        role="img"
        aria-label={isPicture ? texts.withoutText(label) : label}
        aria-busy={outcome === undefined}
      />
      {text && (
        <details className="page-text screen">
          <summary>{textLabel}</summary>
          <p dir="auto">{text}</p>
        </details>
      )}
    </>
  );
}
