// Every command, in the order of the help text.

import type { Command } from '../parts/command.ts';
import { accountCommand } from './accountCommand.ts';
import { askCommand } from './askCommand.ts';
import { assignCommand } from './assignCommand.ts';
import { backupCommands } from './backupCommands.ts';
import { changeCommands } from './changeCommands.ts';
import { deleteCommand } from './deleteCommand.ts';
import { exportCommand } from './exportCommand.ts';
import { filesCommand } from './filesCommand.ts';
import { historyCommand } from './historyCommand.ts';
import { letterCommand } from './letterCommand.ts';
import { listCommand } from './listCommand.ts';
import { markCommand } from './markCommand.ts';
import { moveCommand } from './moveCommand.ts';
import { noteCommand } from './noteCommand.ts';
import { recordCommand } from './recordCommand.ts';
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
    noteCommand,
    assignCommand,
    letterCommand,
    askCommand,
    deleteCommand,
    historyCommand,
    recordCommand,
    ...backupCommands,
    moveCommand,
    accountCommand,
  ].map((command) => [command.usage.split(' ')[0] ?? '', command]),
);
