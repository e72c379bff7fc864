// Every command, in the order of the help text.

import { backupCommands } from './backupCommands.ts';
import { changeCommands } from './changeCommands.ts';
import type { Command } from './command.ts';
import { deleteCommand } from './deleteCommand.ts';
import { exportCommand } from './exportCommand.ts';
import { filesCommand } from './filesCommand.ts';
import { listCommand } from './listCommand.ts';
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
    deleteCommand,
    ...backupCommands,
    moveCommand,
  ].map((command) => [command.usage.split(' ')[0] ?? '', command]),
);
