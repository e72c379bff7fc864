import { content as divisions } from 'virtual:content/divisions/divisions';
import { content as home } from 'virtual:content/home/home';
import { HomePage } from './parts/HomePage.tsx';

/** The home page. */
export function Home() {
  return <HomePage words={home} divisions={divisions} />;
}
