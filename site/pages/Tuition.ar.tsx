import { ProsePage } from './parts/ProsePage.tsx';
import { tuition } from './tuition/tuition.ar.tsx';

/** When tuition is paid, how to pay less, and what to do when money is short. */
export function Tuition() {
  return <ProsePage content={tuition} />;
}
