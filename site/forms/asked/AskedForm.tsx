// The questions of a link, drawn by the same wizard as the whole form.
import { forms } from 'virtual:forms';
import { useEffect, useState } from 'react';
import { createAgainPorts, formOfLink, type LinkAt } from '../../../engine/browser/askedLink.ts';
import type { Proof } from '../../../engine/core/asking.ts';
import { type Form, startWizard } from '../../../engine/core/index.ts';
import { loadWizardMessages } from '../../../engine/languages/wizard.ts';
import { Wizard } from '../../../engine/react/index.ts';
import { useSite } from '../../language/siteContext.ts';
import type { AnswerWords } from '../../words/words.ts';
import { dayInWords } from './dayInWords.ts';
import type { OpenedLink } from './openedLink.ts';

interface AskedFormProps {
  readonly at: LinkAt;
  readonly link: OpenedLink;
  readonly proof: Proof;
  readonly words: AnswerWords;
}

type Loaded = Awaited<ReturnType<typeof load>>;

export function AskedForm({ at, link, proof, words }: AskedFormProps) {
  const { language } = useSite();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isLatest = true;
    load(link, language).then((found) => isLatest && setLoaded(found));
    return () => {
      isLatest = false;
    };
  }, [link, language]);
  if (!loaded) return <p role="status">{words.opening}</p>;
  return <Questions at={at} link={link} proof={proof} words={words} loaded={loaded} />;
}

async function load({ form: id, asked }: OpenedLink, language: Form['language']) {
  const entry = forms.find((form) => form.id === id);
  if (!entry) throw new Error(`The site has no form ${id}.`);
  const [form, messages] = await Promise.all([entry.load(language), loadWizardMessages(language)]);
  // Of a large form, too, the questions of any step are asked.
  return { definition: (await form.later?.atOnce(form)) ?? form, messages, asked };
}

function Questions({ at, link, proof, words, loaded }: AskedFormProps & { readonly loaded: Loaded }) {
  const { language, words: site } = useSite();
  const { definition, messages } = loaded;
  const { again: _, afterSubmit: __, ...restricted } = formOfLink(definition, link, link.asked);
  const submit = { post: definition.submit.post ?? '', label: words.send, busy: words.sending };
  const form: Form = { ...restricted, submit, done: words.done };
  const [ports] = useState(() => createAgainPorts(at, proof, form, link.asked));
  const [initial] = useState(() => startWizard(form, link.asked.answers));
  const { message } = link.asked;
  return (
    <>
      <div className="notice">
        <p>{words.until(dayInWords(language, link.at))}</p>
        {message !== undefined && (
          <>
            <p>
              <strong>{words.message}</strong>
            </p>
            <p dir="auto" className="asked-message">
              {message}
            </p>
          </>
        )}
      </div>
      <Wizard
        form={form}
        messages={messages}
        ports={ports}
        initial={initial}
        titled={(title) => `${title} - ${site.name}`}
      />
    </>
  );
}
