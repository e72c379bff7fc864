// Every command, in the order of the help text.

import { accountCommand } from './accountCommand.ts';
import { askCommand } from './askCommand.ts';
import { backupCommands } from './backupCommands.ts';
import { changeCommands } from './changeCommands.ts';
import type { Command } from './command.ts';
import { deleteCommand } from './deleteCommand.ts';
import { exportCommand } from './exportCommand.ts';
import { filesCommand } from './filesCommand.ts';
import { historyCommand } from './historyCommand.ts';
import { listCommand } from './listCommand.ts';
import { markCommand } from './markCommand.ts';
import { moveCommand } from './moveCommand.ts';
import { showCommand } from './showCommand.ts';

/** All commands by name. */
export const commands: ReadonlyMap<string, Command> = new Map(
  [
    listCommand,
    showCommand,
    filesCommand,
    exportCommand,
    ...changeCommands,
    markCommand,
    askCommand,
    deleteCommand,
    historyCommand,
    ...backupCommands,
    moveCommand,
    accountCommand,
  ].map((command) => [command.usage.split(' ')[0] ?? '', command]),
);
