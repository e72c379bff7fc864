// Admission control for submissions, before their body is read. Each upload in progress takes a slot, its declared length
// on the disk, and memory for its text answers, all bounded per sender and in total. An upload that would fill the disk is
// refused: the database must still be able to write.
import type { Limits } from '../config/limits.ts';
import { type Budget, createBudget } from './createBudget.ts';
import { Refusal } from './refusal.ts';

/** One submission in progress. */
export interface Upload {
  /** Reserves memory for a text answer that holds `bytes`; throws a {@link Refusal} beyond a limit. */
  addText(bytes: number): void;
  /** Counts one more file; throws a {@link Refusal} beyond a limit. */
  addFile(): void;
  /** Releases everything; called once. */
  end(): void;
}

export interface UploadLimiter {
  /** Admits a submission of `bytes`, or throws a {@link Refusal}. */
  begin(sender: string, bytes: number): Promise<Upload>;
}

/** `freeBytes` reads the free space on the disk. */
export function createUploadLimiter(limits: Limits, freeBytes: () => Promise<number>): UploadLimiter {
  const slots = createBudget(limits.uploads);
  const bodies = createBudget(limits.bodyBytes);
  const texts = createBudget(limits.textBytes);
  const files = createBudget(limits.files);

  return {
    async begin(sender, bytes) {
      const releases: (() => void)[] = [];
      const take = (budget: Budget, amount: number) => {
        const bound = budget.take(sender, amount);
        if (bound !== undefined) throw new Refusal(bound === 'sender' ? 'too-many-requests' : 'too-busy');
        releases.push(() => budget.release(sender, amount));
      };
      const end = () => {
        for (const release of releases.splice(0)) release();
      };
      let textBytes = 0;
      try {
        take(slots, 1);
        take(bodies, bytes);
        if ((await freeBytes()) - bodies.inUse() < limits.freeBytes) throw new Refusal('disk-full');
      } catch (error) {
        end();
        throw error;
      }
      return {
        addText(more) {
          textBytes += more;
          if (textBytes > limits.textBytes.perRequest) throw new Refusal('too-much-text');
          take(texts, more);
        },
        addFile: () => take(files, 1),
        end,
      };
    },
  };
}
