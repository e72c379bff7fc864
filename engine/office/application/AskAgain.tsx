// Asking the parent again: the button, and what became of the link that was made last.
import { useState } from 'react';
import { includesRole } from '../../core/index.ts';
import type { Application } from '../../ports/index.ts';
import { timeOf } from '../state/instants.ts';
import { useMe, useOffice } from '../state/office.ts';
import { AskAgainDialog } from './AskAgainDialog.tsx';
import type { Commands } from './useCommands.ts';

interface AskAgainProps {
  readonly application: Application;
  readonly commands: Commands;
}

export function AskAgain({ application, commands }: AskAgainProps) {
  const { messages } = useOffice();
  const { role } = useMe();
  const [isOpen, open] = useState(false);
  if (!application.canAsk || !includesRole(role, 'work')) return null;
  return (
    <>
      <button type="button" className="button plain" onClick={() => open(true)}>
        {messages.askAgain.open}
      </button>
      {isOpen && <AskAgainDialog application={application} commands={commands} onClose={() => open(false)} />}
    </>
  );
}

/** Until when the link waits, or when and how it ended. */
export function AskAgainState({ application, commands }: AskAgainProps) {
  const { language, messages } = useOffice();
  const { role } = useMe();
  const { asking } = application;
  if (!asking) return null;
  const texts = messages.askAgain;
  const [askedAt, at] = [asking.askedAt, asking.at].map((instant) => timeOf(language, instant));
  return (
    <p className="asking">
      {texts.asked(askedAt ?? '')} {texts.states[asking.state](at ?? '')}{' '}
      {asking.state === 'open' && includesRole(role, 'work') && (
        <button type="button" className="button plain screen" onClick={() => commands.send({ type: 'revoke-ask' })}>
          {texts.revoke}
        </button>
      )}
    </p>
  );
}
