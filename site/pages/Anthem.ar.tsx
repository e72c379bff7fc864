import { AnthemPage } from './anthem/AnthemPage.tsx';
import { anthem } from './anthem/anthem.ar.tsx';

/** The school's anthem, on a page in Arabic. */
export function Anthem() {
  return <AnthemPage words={anthem} />;
}
