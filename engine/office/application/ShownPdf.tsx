import { lazy, Suspense, useEffect, useState } from 'react';
import type { OfficeRefusal } from '../../ports/index.ts';
import { Refused } from '../client/client.ts';
import { Refusal } from '../parts/Refusal.tsx';
import { useOffice } from '../state/office.ts';

// Its script is larger than that of all other pages together, so it is loaded only when it is needed.
const PdfPages = lazy(async () => ({ default: (await import('../pdf/PdfPages.tsx')).PdfPages }));

interface ShownPdfProps {
  readonly reference: string;
  /** Of the file. */
  readonly id: string;
  readonly label: string;
}

export function ShownPdf({ reference, id, label }: ShownPdfProps) {
  const { client, messages } = useOffice();
  const [content, setContent] = useState<Blob>();
  const [refusal, setRefusal] = useState<OfficeRefusal>();
  useEffect(() => {
    const abort = new AbortController();
    client.load('GET /applications/:reference/files/:id', { parts: { reference, id } }, abort.signal).then(
      (file) => setContent(file.content),
      (error) => {
        if (abort.signal.aborted) return;
        if (!(error instanceof Refused)) throw error;
        setRefusal(error.refusal);
      },
    );
    return () => abort.abort();
  }, [client, reference, id]);
  if (refusal) return <Refusal refusal={refusal} />;
  const loading = <p role="status">{messages.loading}</p>;
  if (!content) return loading;
  return (
    <Suspense fallback={loading}>
      <PdfPages content={content} label={label} />
    </Suspense>
  );
}
