import { divisions } from '../divisions/divisions.ar.ts';
import { home } from './home.ar.ts';
import { HomePage } from './parts/HomePage.tsx';

/** The home page, in Arabic. */
export function Home() {
  return <HomePage words={home} divisions={divisions} />;
}
