// Admits submissions before their body is read. Each that is being received costs a slot, a place on the disk of its
// declared length and some memory for its text answers, for as long as it moves; all of that is bounded per sender and in
// sum. None is admitted that would fill the disk: the database must still be able to write.
import type { Limits } from '../config/limits.ts';
import { type Budget, createBudget } from './createBudget.ts';
import { Refusal } from './refusal.ts';

/** One submission that is being received. */
export interface Upload {
  /** Counts `bytes` more of text answers; throws a {@link Refusal} where they are too many. */
  holdText(bytes: number): void;
  /** Counts one more file; throws a {@link Refusal} where there are too many. */
  holdFile(): void;
  /** Gives everything back; called once. */
  end(): void;
}

export interface UploadLimiter {
  /** Admits a submission of `bytes`, or throws a {@link Refusal}. */
  begin(sender: string, bytes: number): Promise<Upload>;
}

/** `freeBytes` reads the room on the disk. */
export function createUploadLimiter(limits: Limits, freeBytes: () => Promise<number>): UploadLimiter {
  const slots = createBudget(limits.uploads);
  const bodies = createBudget(limits.bodyBytes);
  const texts = createBudget(limits.textBytes);
  const files = createBudget(limits.files);

  return {
    async begin(sender, bytes) {
      const given: (() => void)[] = [];
      const take = (budget: Budget, amount: number) => {
        const bound = budget.take(sender, amount);
        if (bound !== undefined) throw new Refusal(bound === 'sender' ? 'too-many-requests' : 'too-busy');
        given.push(() => budget.giveBack(sender, amount));
      };
      const end = () => {
        for (const giveBack of given.splice(0)) giveBack();
      };
      let held = 0;
      try {
        take(slots, 1);
        take(bodies, bytes);
        if ((await freeBytes()) - bodies.inUse() < limits.freeBytes) throw new Refusal('disk-full');
      } catch (error) {
        end();
        throw error;
      }
      return {
        holdText(more) {
          held += more;
          if (held > limits.textBytes.perRequest) throw new Refusal('too-much-text');
          take(texts, more);
        },
        holdFile: () => take(files, 1),
        end,
      };
    },
  };
}
