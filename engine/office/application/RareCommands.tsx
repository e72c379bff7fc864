// Printing, setting aside and deleting are in a menu, since the others are needed more often.
import { useState } from 'react';
import { includesRole } from '../../core/index.ts';
import type { Application } from '../../ports/index.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useMe, useOffice } from '../state/office.ts';
import type { Commands } from './useCommands.ts';

interface RareCommandsProps {
  readonly application: Application;
  readonly commands: Commands;
}

export function RareCommands({ application: { reference, flagged }, commands }: RareCommandsProps) {
  const { messages, print } = useOffice();
  const { role } = useMe();
  const [isAsking, ask] = useState(false);
  const texts = messages.application;
  const printing = { id: 'print', label: messages.print, onChoose: print };
  const flag = {
    id: 'flag',
    label: flagged ? texts.unflag : texts.flag,
    onChoose: () => commands.send({ type: 'flag', flagged: !flagged }),
  };
  const remove = { id: 'delete', label: texts.remove, onChoose: () => ask(true) };
  const items = [
    printing,
    ...(includesRole(role, 'work') ? [flag] : []),
    ...(includesRole(role, 'manage') ? [remove] : []),
  ];
  return (
    <>
      <MenuButton label={texts.more} items={items} />
      {isAsking && (
        <Confirm
          title={texts.removeTitle(reference)}
          action={texts.remove}
          onConfirm={async () => {
            await commands.send({ type: 'delete' });
            ask(false);
          }}
          onClose={() => ask(false)}
        >
          {texts.removeExplain}
        </Confirm>
      )}
    </>
  );
}
