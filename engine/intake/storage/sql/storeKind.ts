// One kind of store at one place: everything that a service and the office's commands do with it. admin/findStore.ts chooses
// one by the settings.
import type { BackedUp, CommandStorage, ServiceStorage } from '../storage.ts';
import type { Destination, WithSource } from './moveEnds.ts';

export interface StoreKind {
  /**
   * Opens it for a service; `onError` gets failures that change no result. Throws `StoreInUse` if another process has it and
   * must not share it, `WrongStore` if other applications may be meant.
   */
  openForService(onError: (error: unknown) => void): Promise<ServiceStorage>;
  /** Opens it for one office command. Throws `StoreInUse` if a process has it whose socket the command should use. */
  openForCommand(): Promise<CommandStorage>;
  /** Where the process that has it open serves office commands; undefined if processes share it. */
  findSocket(): Promise<string | undefined>;
  /** Fills it with a backup made by `ServiceStorage.backup`; never overwrites applications. */
  restore(from: string): Promise<BackedUp>;
  /** As the source of a move. */
  readonly withSource: WithSource;
  /** As the destination of a move. */
  openDestination(): Promise<Destination>;
  /** Removes the mark of a move out of it; returns the move's destination, undefined if there was no mark. */
  undoMove(): Promise<string | undefined>;
}
