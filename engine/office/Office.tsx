// The office's pages: their language, and which of them needs no session.
import { useEffect, useMemo, useState } from 'react';
import { directionOf, type Language } from '../core/index.ts';
import { officeMessages } from '../languages/office.ts';
import { Join } from './accounts/Join.tsx';
import { type Client, createClient, type LoadedFile } from './client/client.ts';
import { Frame } from './parts/Frame.tsx';
import { SignedIn } from './SignedIn.tsx';
import { chosenLanguage, rememberLanguage } from './state/chosenLanguage.ts';
import { OfficeContext, type Office as OfficeValue } from './state/office.ts';
import { goTo, usePlace } from './state/place.ts';

interface OfficeProps {
  /** By default the service that the page comes from. */
  readonly clientIn?: (language: Language) => Client;
  readonly print?: () => void;
  readonly copy?: (text: string) => Promise<void>;
  readonly save?: (file: LoadedFile) => void;
  readonly leave?: (address: string) => void;
}

export function Office({
  clientIn = createClient,
  print = printPage,
  copy = copyText,
  save = saveFile,
  leave = leaveFor,
}: OfficeProps) {
  const [language, setLanguage] = useState(chosenLanguage);
  const { path } = usePlace();
  const client = useMemo(() => clientIn(language), [clientIn, language]);
  const office = useMemo((): OfficeValue => {
    const choose = (chosen: Language) => {
      rememberLanguage(chosen);
      setLanguage(chosen);
    };
    return { client, language, messages: officeMessages[language], setLanguage: choose, print, copy, save, leave };
  }, [client, language, print, copy, save, leave]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  return <OfficeContext value={office}>{path === '/join' ? <Joining /> : <SignedIn />}</OfficeContext>;
}

function Joining() {
  // Joining removes it from the address.
  const [token] = useState(() => window.location.hash.slice(1));
  return (
    <Frame>
      <Join token={token} onJoined={() => goTo('', { replaces: true })} />
    </Frame>
  );
}

const printPage = () => window.print();

const copyText = (text: string) => navigator.clipboard.writeText(text);

/** Milliseconds after which the browser has begun to save. */
const SAVING = 60_000;

function saveFile({ name, content }: LoadedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}

const leaveFor = (address: string) => window.location.assign(address);
