import { Book } from '../emblems/Book.tsx';
import { Lamp } from '../emblems/Lamp.tsx';

/** An open book under a burning lamp, to stand in a niche. */
export function BookAndLamp() {
  return (
    <g>
      <g transform="translate(178 120) scale(1.24 1.6)">
        <Lamp />
      </g>
      <g transform="translate(130 292) scale(2.2 2)">
        <Book />
      </g>
      <path d="M196 470h88l10 30H186z" fill="var(--gold)" />
    </g>
  );
}
