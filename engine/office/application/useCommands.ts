// Sends commands about one application, with the revision that is shown. If others changed it meanwhile, the command waits until
// the officer has seen what changed and decides again.
import { useEffect, useRef, useState } from 'react';
import type { Application, CaseCommand, ChangedMeanwhile, OfficeRefusal } from '../../ports/index.ts';
import { Refused } from '../client/client.ts';
import { listPath } from '../list/listPath.ts';
import { useOffice } from '../state/office.ts';
import { goTo } from '../state/place.ts';

export interface Conflict {
  readonly command: CaseCommand;
  readonly changed: ChangedMeanwhile;
}

export interface Commands {
  readonly isBusy: boolean;
  /** Of the last command, unless `conflict` or the command's own dialog shows it. */
  readonly refusal: OfficeRefusal | undefined;
  readonly conflict: Conflict | undefined;
  /** Resolves with the refusal; undefined once it is done, or when it waits for a decision. */
  send(command: CaseCommand, revision?: number): Promise<OfficeRefusal | undefined>;
  /** Gives up the waiting command; the present state is shown. */
  giveUp(): void;
}

/** `onDone` is called with each command that was carried out. */
export function useCommands(
  application: Application,
  onChange: (application: Application) => void,
  onDone: (command: CaseCommand) => void,
): Commands {
  const { client } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<OfficeRefusal>();
  const [conflict, setConflict] = useState<Conflict>();
  const { reference, form, revision: shown } = application;
  const pressed = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again once another state is shown.
  useEffect(() => {
    // The button of a move is gone once it is made. In a dialog that is open the focus is elsewhere.
    const isLost = pressed.current !== null && !pressed.current.isConnected;
    if (isLost && document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
    pressed.current = null;
  }, [shown]);
  const send: Commands['send'] = async (command, revision = application.revision) => {
    if (isBusy) return undefined;
    pressed.current = document.activeElement;
    setBusy(true);
    setRefusal(undefined);
    setConflict(undefined);
    try {
      const body = { revision, command };
      const answer = await client.ask('POST /applications/:reference/commands', { parts: { reference }, body });
      if ('reference' in answer) {
        onChange(answer as Application);
        onDone(command);
      } else goTo(listPath({ form }), { replaces: true });
      return undefined;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isConflict(error.refusal)) {
        setConflict({ command, changed: error.refusal });
        onChange(error.refusal.application);
        return undefined;
      }
      setRefusal(error.refusal);
      return error.refusal;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refusal, conflict, send, giveUp: () => setConflict(undefined) };
}

function isConflict(refusal: OfficeRefusal): refusal is ChangedMeanwhile {
  return refusal.code === 'changed-meanwhile' && 'application' in refusal;
}
