import { divisions } from './divisions/divisions.ar.ts';
import { HomePage } from './home/HomePage.tsx';
import { home } from './home/home.ar.ts';

/** The first page, in Arabic. */
export function Home() {
  return <HomePage words={home} divisions={divisions} />;
}
