// The office's pages in a frame of the studio, with the examples of a form as applications.
import { useEffect, useMemo, useState } from 'react';
import { type Language, languages, messageOf } from '../../core/index.ts';
import { Office } from '../../office/index.ts';
import { latestOf } from '../client/latestOf.ts';
import { loadForm, loadOffice } from '../client/loadForm.ts';
import type { FrameMessage, OfficeMessage } from '../protocol/frameMessages.ts';
import type { PreviewedMove, PreviewedOffice } from './previewCases.ts';
import { previewClient } from './previewClient.ts';

const post = (message: FrameMessage) => window.parent.postMessage(message, window.location.origin);

type Offices = Readonly<Partial<Record<Language, PreviewedOffice>>>;

/** Shows the office that the studio last sent; nothing before the first message. */
export function LiveOffice() {
  const [loaded, setLoaded] = useState<{ readonly offices: Offices; readonly count: number }>();
  useEffect(() => {
    const show = latestOf<Offices>(
      (offices) => setLoaded((before) => ({ offices, count: (before?.count ?? 0) + 1 })),
      (error) => post({ kind: 'failed', message: messageOf(error) }),
    );
    const receive = ({ source, origin, data }: MessageEvent<OfficeMessage>) => {
      if (source !== window.parent || origin !== window.location.origin || data?.kind !== 'office') return;
      void show(loadAll(data));
    };
    window.addEventListener('message', receive);
    // The pages of the office read from the address what they show.
    if (!window.location.pathname.startsWith('/office')) window.history.replaceState(null, '', '/office');
    post({ kind: 'ready' });
    return () => window.removeEventListener('message', receive);
  }, []);
  const clientIn = useMemo(() => {
    const moved = new Map<string, readonly PreviewedMove[]>();
    return (language: Language) => previewClient(loaded?.offices ?? {}, language, moved);
  }, [loaded]);
  if (!loaded) return null;
  if (Object.keys(loaded.offices).length === 0) return <p>Nothing of this form is sent to the office.</p>;
  return (
    <Office key={loaded.count} clientIn={clientIn} print={ignore} copy={ignoreLater} save={ignore} leave={ignore} />
  );
}

const ignore = () => undefined;
const ignoreLater = async () => undefined;

async function loadAll({ forms, offices, examples }: OfficeMessage): Promise<Offices> {
  const all = languages.map(async (language) => {
    const [code, officeCode] = [forms[language], offices[language]];
    if (code === undefined || officeCode === undefined) return [];
    const [form, office] = await Promise.all([loadForm(code), loadOffice(officeCode)]);
    return office ? [[language, { form, office, examples }] as const] : [];
  });
  return Object.fromEntries((await Promise.all(all)).flat());
}
