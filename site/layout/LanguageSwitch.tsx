import { directions, languageNames, languages, sourceLanguage } from 'virtual:forms';
import { Link } from 'wouter';
import { addressIn } from '../language/addresses.ts';
import { rememberLanguage } from '../language/rememberedLanguage.ts';
import { useSite } from '../language/siteContext.ts';

/** A link to the current page in each other language. It is client-side navigation, so a form keeps its answers. */
export function LanguageSwitch() {
  const { language, path } = useSite();
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <Link
        // The link to the source language takes the place of the one that was followed, so that the focus survives the change.
        key={other === sourceLanguage ? language : other}
        className="language-switch"
        href={`~${addressIn(other, path)}`}
        lang={other}
        hrefLang={other}
        dir={directions[other]}
        onClick={() => rememberLanguage(other)}
      >
        {languageNames[other]}
      </Link>
    ));
}
