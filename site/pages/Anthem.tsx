import { AnthemPage } from './anthem/AnthemPage.tsx';
import { anthem } from './anthem/anthem.tsx';

/** The school's anthem. */
export function Anthem() {
  return <AnthemPage words={anthem} />;
}
