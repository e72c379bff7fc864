import { divisions } from './divisions/divisions.ts';
import { HomePage } from './home/HomePage.tsx';
import { home } from './home/home.ts';

/** The first page. */
export function Home() {
  return <HomePage words={home} divisions={divisions} />;
}
