import { Cedar } from '../../../ornaments/Cedar.tsx';
import { Star } from '../../../ornaments/Star.tsx';

// Left edge, top edge and size of every star of the sky; the great one stands above the cedar.
const stars: readonly (readonly [number, number, number])[] = [
  [60, 60, 0.5],
  [150, 200, 0.3],
  [236, 96, 0.36],
  [322, 40, 0.26],
  [356, 176, 0.5],
  [470, 90, 0.3],
  [536, 210, 0.26],
  [600, 50, 0.4],
  [96, 300, 0.26],
  [940, 56, 0.4],
  [1024, 190, 0.28],
  [1110, 84, 0.5],
  [1210, 160, 0.3],
  [1290, 50, 0.26],
  [1330, 214, 0.4],
  [1440, 100, 0.5],
  [1520, 220, 0.28],
  [1546, 48, 0.34],
  [700, 130, 0.26],
  [880, 140, 0.26],
];
const lines = [0, 1, 2, 3];

/** Banner, 1600 by 640: a cedar grows from an open book, before the snow of the mountain and the stars. */
export function Night() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 640" width="1600" height="640">
      <path d="M0 0h1600v640H0z" fill="var(--night)" />
      <circle cx="800" cy="280" r="400" fill="var(--sea)" opacity=".4" />
      <circle cx="800" cy="280" r="320" fill="var(--sea)" opacity=".6" />
      <circle cx="800" cy="280" r="250" fill="var(--sea-mid)" opacity=".6" />
      <circle cx="800" cy="280" r="190" fill="var(--sea-pale)" opacity=".5" />
      {stars.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <Star fill="var(--gold-pale)" />
        </g>
      ))}
      <path
        d="M0 460 130 380 230 430 380 300 500 390 610 330 720 420 860 350 960 410 1090 290 1240 400 1350 330 1470 410 1600 350v290H0z"
        fill="var(--sea)"
      />
      <path
        d="m300 369 80-69 72 54-22 8-24-18-30 26-28-20-24 22zM1030 345l60-55 76 55-26 6-26-18-26 22-26-16-14 10zM1305 357l45-27 48 32-22 2-20-12-22 12-16-8zM575 349l35-19 40 32-20-2-18-12-18 8z"
        fill="var(--sheet)"
      />
      <path
        d="M0 520 160 440 300 490 460 420 620 480 800 440 980 486 1140 424 1300 480 1460 430 1600 486v154H0z"
        fill="var(--sea-mid)"
        opacity=".6"
      />
      <path d="M0 556c500 60 1100 60 1600 0v84H0z" fill="var(--night)" />
      <path d="M336 588c193-34 342-18 466 38 124-56 272-72 466-38" fill="none" stroke="var(--wine)" strokeWidth="22" />
      <path
        d="M800 548C720 488 560 472 372 506l-34 78c184-34 338-18 462 40 124-58 278-74 462-40l-34-78c-188-34-348-18-428 42z"
        fill="var(--sheet)"
      />
      <path
        d="M800 548c-22-16-46-28-74-38l-22 74c36 10 68 24 96 40 28-16 60-30 96-40l-22-74c-28 10-52 22-74 38z"
        fill="var(--paper-deep)"
      />
      <g fill="none" stroke="var(--gold)" strokeWidth="3" strokeLinecap="round">
        {lines.map((line) => (
          <g key={line} transform={`translate(0 ${line * 13})`}>
            <path d={`M${396 - line * 6} 522c104-18 204-16 ${286 - line * 5} 8`} />
            <path d={`M${1204 + line * 6} 522c-104-18-204-16-${286 - line * 5} 8`} />
          </g>
        ))}
      </g>
      <g transform="translate(572 140) scale(1.9 2.22)">
        <Cedar fill="var(--cedar)" />
      </g>
      <g transform="translate(758 34) scale(1.75)">
        <Star fill="var(--gold)" />
        <path d="m24 13.5 3 7.5 7.5 3-7.5 3-3 7.5-3-7.5-7.5-3 7.5-3z" fill="var(--sheet)" />
      </g>
    </svg>
  );
}
