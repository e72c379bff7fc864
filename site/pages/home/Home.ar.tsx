import { content as divisions } from 'virtual:content/divisions/divisions.ar';
import { content as home } from 'virtual:content/home/home.ar';
import { HomePage } from './parts/HomePage.tsx';

/** The home page, in Arabic. */
export function Home() {
  return <HomePage words={home} divisions={divisions} />;
}
