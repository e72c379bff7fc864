import { Lighthouse } from '../../../ornaments/Lighthouse.tsx';
import { House } from './House.tsx';

const halos = [300, 232, 172];
const gulls = ['M470 150q14-16 28-2 14-14 28 2', 'M556 196q10-12 20-1 10-11 20 1', 'M980 120q12-14 24-2 12-12 24 2'];

/** Banner, 1600 by 640: the sun rises over the mountain and the bay; the lighthouse of Ras Beirut still burns. */
export function Morning() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 640" width="1600" height="640">
      <path d="M0 0h1600v420H0z" fill="var(--sky)" />
      {halos.map((radius) => (
        <circle key={radius} cx="730" cy="330" r={radius} fill="var(--sheet)" opacity=".32" />
      ))}
      <circle cx="730" cy="330" r="112" fill="var(--sheet)" />
      <g fill="var(--sheet)" opacity=".75">
        <path d="M90 120c80-20 170-20 250 0-80 12-170 12-250 0zM190 146c60-12 150-12 230 0-80 9-150 9-230 0z" />
        <path d="M1190 96c90-18 190-18 290 0-100 13-200 13-290 0zM1120 124c50-11 130-11 190 0-60 9-140 9-190 0z" />
      </g>
      <path
        d="M0 420V352l90-34 84 22 120-66 96 42 84-28 118 58 100-24 92 40 110-46 104 52 112-30 130 60 160-26 200 48z"
        fill="var(--sea-pale)"
      />
      <path
        d="m210 320 84-46 96 42-30 6-24-14-30 22-28-14-34 14zM440 301l34-11 58 28.5-22 4-26-10-26 8z"
        fill="var(--sheet)"
      />
      <path d="M0 420v-36l150-22 170 30 180-26 220 34 200-24 240 30 440-16v30z" fill="var(--sea-mid)" opacity=".55" />
      <path d="M0 416h1600v224H0z" fill="var(--sea-mid)" />
      <path
        d="M560 416h340c-30 8-60 10-90 10h40c-20 12-60 10-90 14h30c-30 16-90 16-120 0h30c-30-4-70-2-90-14h40c-30 0-60-2-90-10z"
        fill="var(--gold-pale)"
      />
      <path
        d="M0 470c67-14 133-14 200 0s133 14 200 0 133-14 200 0 133 14 200 0 133-14 200 0 133 14 200 0 133-14 200 0 133 14 200 0v170H0z"
        fill="var(--sea)"
        opacity=".55"
      />
      <path
        d="M0 524c67 15 133 15 200 0s133-15 200 0 133 15 200 0 133-15 200 0 133 15 200 0 133-15 200 0 133 15 200 0 133-15 200 0v116H0z"
        fill="var(--sea)"
      />
      <path
        d="M0 584c67-15 133-15 200 0s133 15 200 0 133-15 200 0 133 15 200 0 133-15 200 0 133 15 200 0 133-15 200 0 133 15 200 0v56H0z"
        fill="var(--night)"
      />
      <path
        d="M60 448h60M210 440h36M330 456h80M470 444h50M940 446h64M1040 436h30M80 504h50M280 512h84M520 500h60M700 508h110M900 502h46M90 562h70M340 556h50M560 566h90M820 558h60"
        fill="none"
        stroke="var(--sheet)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g>
        <path d="M150 520c10-60 6-96 34-128 30-16 62-6 78 18 20 6 36 22 40 50 8 22 10 40 20 60z" fill="var(--stone)" />
        <path d="M196 520c-4-40 6-66 26-72 22 2 32 32 34 72z" fill="var(--sea)" />
        <path d="M372 526c4-40 8-66 30-84 22 6 34 30 40 84z" fill="var(--stone)" />
        <path
          d="M184 392c30-16 62-6 78 18-26 10-54 4-78-18zM402 442c14 4 24 16 31 36-14 2-26-8-31-36z"
          fill="var(--gold)"
          opacity=".55"
        />
        <path
          d="M132 520c60-10 140-10 204 0-60 8-144 8-204 0zM352 526c30-8 80-8 108 0-30 7-78 7-108 0z"
          fill="var(--sea-pale)"
        />
      </g>
      <g>
        <path d="M560 496c20 4 80 4 104-2-4 16-14 24-28 26h-50c-14-2-22-10-26-24z" fill="var(--wine-deep)" />
        <path d="M606 496V372l4-4v128zM612 380c34 26 48 66 46 104-18 6-32 6-46 4z" fill="var(--sheet)" />
        <path d="M603 392c-20 26-30 56-32 90 12 6 22 6 32 4z" fill="var(--gold-pale)" />
      </g>
      <g transform="translate(856 424) scale(.4)">
        <path d="M0 128c20 4 80 4 104-2-4 16-14 24-28 26H26c-14-2-22-10-26-24z" fill="var(--stone)" />
        <path d="M46 128V4l4-4v128zM52 12c34 26 48 66 46 104-18 6-32 6-46 4z" fill="var(--sheet)" />
      </g>
      <path
        d="M968 640c14-44 50-72 92-84 40-30 100-40 154-36 40-30 110-40 180-36 80-18 150-10 206 8v148z"
        fill="var(--stone)"
      />
      <path
        d="M1214 520c40-30 110-40 180-36 80-18 150-10 206 8v22c-70-14-150-14-220 4-60-8-120-6-166 2z"
        fill="var(--cedar)"
      />
      <path
        d="M1036 620c30-24 70-36 110-36M1180 566c40-10 80-12 120-8M1240 616c60-22 120-26 180-18M1450 566c50-6 100-4 150 6"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".7"
      />
      <g transform="translate(1300 330)">
        <House />
      </g>
      <g transform="translate(1490 396) scale(.62)">
        <House />
      </g>
      <path d="M1158 170 0 40v84zM1162 170l438-84v44z" fill="var(--sheet)" opacity=".38" />
      <g transform="translate(1064 92) scale(1.6 1.56)">
        <Lighthouse />
      </g>
      <g fill="none" stroke="var(--night)" strokeWidth="3.5" strokeLinecap="round">
        {gulls.map((gull) => (
          <path key={gull} d={gull} />
        ))}
      </g>
    </svg>
  );
}
