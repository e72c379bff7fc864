// What every part of the pages needs: the service, the language and its texts, the account.
import { createContext, useContext } from 'react';
import type { Language } from '../../core/index.ts';
import type { OfficeMessages } from '../../languages/office.ts';
import type { Me } from '../../ports/index.ts';
import type { Client, LoadedFile } from '../client/client.ts';

export interface Office {
  readonly client: Client;
  readonly language: Language;
  readonly messages: OfficeMessages;
  readonly setLanguage: (language: Language) => void;
  /** Prints the page. */
  readonly print: () => void;
  /** Puts a text on the clipboard; rejects where the browser refuses. */
  readonly copy: (text: string) => Promise<void>;
  /** Saves a file where the browser saves downloads. */
  readonly save: (file: LoadedFile) => void;
  /** Sends the browser to another site. */
  readonly leave: (address: string) => void;
}

export const OfficeContext = createContext<Office | undefined>(undefined);

export function useOffice(): Office {
  return needed(useContext(OfficeContext));
}

/** True while another part of the page is shown in place of this one, e.g. for signing in. */
export const HiddenContext = createContext(false);

export const MeContext = createContext<Me | undefined>(undefined);

/** The account that is signed in. */
export function useMe(): Me {
  return needed(useContext(MeContext));
}

function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('This part is drawn outside of its context.');
  return value;
}
