import type { Language } from 'virtual:forms';
import { type ComponentProps, type ComponentType, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { createPorts } from '../../engine/browser/createPorts.ts';
import { Wizard } from '../../engine/react/Wizard.tsx';
import { useSite } from '../language/siteContext.ts';
import { school } from '../school.ts';
import { intakeBase } from './intakeBase.ts';

interface Content extends Pick<ComponentProps<typeof Wizard>, 'form' | 'words'> {
  /** The block that stands beside the form. */
  readonly Beside?: ComponentType;
}

interface Known {
  readonly contents: Map<Language, Content>;
  readonly Page: ComponentType;
}

const known = new Map<string, Known>();

/** The page of a form. It is one component in all languages, so that a visit goes on when the language changes. */
export function formPage(content: Content): ComponentType {
  const { id, language } = content.form;
  let page = known.get(id);
  if (!page) {
    page = createPage(id);
    known.set(id, page);
  }
  page.contents.set(language, content);
  return page.Page;
}

function createPage(id: string): Known {
  const contents = new Map<Language, Content>();
  function Page() {
    const { language, words: site } = useSite();
    const [ports] = useState(() => createPorts(intakeBase));
    const content = contents.get(language);
    if (!content) throw new Error(`The form ${id} is not loaded in the language "${language}".`);
    const { form, words, Beside } = content;
    const [needed, orWrite, end] = site.noScript;
    return (
      <div className="page">
        <meta name="description" content={form.description} />
        <noscript>
          <p className="notice">
            {needed}
            <a href={`tel:${school.phone.number}`}>
              <bdi dir="ltr">{school.phone.text}</bdi>
            </a>
            {orWrite}
            <a href={`mailto:${school.email}`}>
              <bdi dir="ltr" lang="en">
                {school.email}
              </bdi>
            </a>
            {end}
          </p>
        </noscript>
        {/* Nothing in it waits for anything: it lets React take the form over piece by piece, between other work. */}
        <Suspense>
          <Wizard form={form} words={words} ports={ports} titled={(title) => `${title} - ${site.name}`} />
        </Suspense>
        <p className="form-privacy">
          <Link href="/Privacy">{site.formPrivacy}</Link>
        </p>
        {Beside && <Beside />}
      </div>
    );
  }
  return { contents, Page };
}
