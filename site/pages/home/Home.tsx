import { divisions } from '../divisions/divisions.ts';
import { home } from './home.ts';
import { HomePage } from './parts/HomePage.tsx';

/** The home page. */
export function Home() {
  return <HomePage words={home} divisions={divisions} />;
}
