import { languages } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { Change } from '../changes/change.ts';
import { ScrollBox } from './ScrollBox.tsx';

/** What a parent would see changed, a sentence each, with the texts before and after. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return <p>No difference that parents would see.</p>;
  return (
    <ScrollBox label="Changes">
      <ul className="studio-changes">
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>
            <strong>{change.where}</strong> {change.what}
            {change.texts.map(({ language, before, after }) => (
              <p key={language} lang={language} dir="auto">
                {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
              </p>
            ))}
            {change.texts.length > 0 && <Unchanged texts={change.texts} />}
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
}

/** Names the languages whose text did not change: the translation may have been forgotten. */
function Unchanged({ texts }: Pick<Change, 'texts'>) {
  const others = languages.filter((one) => !texts.some(({ language }) => language === one));
  if (others.length === 0) return null;
  return <p>Unchanged in {others.map((language) => engineTexts[language].nameInEnglish).join(', ')}.</p>;
}
