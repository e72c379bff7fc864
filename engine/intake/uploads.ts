// The gate before a body is read. Every submission on its way costs a socket, some memory and room on the disk, for as
// long as a slow sender likes; so their number is limited, for all and for one address, and none is let in that would
// fill the disk: a database that still can write is worth more than one more application that a parent can send later.
import type { Limits } from './limits.ts';
import { Refusal } from './refusal.ts';

export interface Uploads {
  /** Lets a submission of `bytes` from `address` in, or throws a {@link Refusal}; the result is called once it is over. */
  begin(address: string, bytes: number): Promise<() => void>;
}

/** A gate that reads the room on the disk, in bytes, by `freeBytes`. */
export function createUploads(limits: Limits, freeBytes: () => Promise<number>): Uploads {
  const senders = new Map<string, number>();
  let count = 0;
  let coming = 0;

  return {
    async begin(address, bytes) {
      const ofAddress = senders.get(address) ?? 0;
      if (ofAddress >= limits.uploadsPerAddress) throw new Refusal('too-many-requests');
      if (count >= limits.uploads) throw new Refusal('too-busy');
      senders.set(address, ofAddress + 1);
      count++;
      coming += bytes;
      const end = () => {
        const left = (senders.get(address) ?? 1) - 1;
        if (left > 0) senders.set(address, left);
        else senders.delete(address);
        count--;
        coming -= bytes;
      };
      try {
        if ((await freeBytes()) - coming < limits.freeBytes) throw new Refusal('disk-full');
        return end;
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}
