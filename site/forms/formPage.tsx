import * as facts from 'virtual:facts';
import type { Language } from 'virtual:forms';
import { type ComponentProps, type ComponentType, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { createPorts } from '../../engine/browser/index.ts';
import type { Form } from '../../engine/core/index.ts';
import { loadWizardMessages } from '../../engine/languages/wizard.ts';
import { Wizard } from '../../engine/react/index.ts';
import { useSite } from '../language/siteContext.ts';
import { blockNamed } from './beside/blocks.ts';
import { intakeBase } from './intakeBase.ts';

interface Content extends Pick<ComponentProps<typeof Wizard>, 'form' | 'messages'> {
  /** The block that is shown below the form. */
  readonly Beside?: ComponentType;
}

interface Known {
  readonly contents: Map<Language, Content>;
  readonly Page: ComponentType;
}

const known = new Map<string, Known>();

/**
 * Loads a form's messages and the block shown with it, and returns the form's page. The page is one component for all languages, so
 * that the form keeps its state when the language changes.
 */
export async function formPage(form: Form): Promise<ComponentType> {
  const { id, language, later } = form;
  let page = known.get(id);
  const [messages, Beside, whole = form] = await Promise.all([
    loadWizardMessages(language),
    loadBeside(form),
    // The language changed, and any step may be in sight.
    page && later?.atOnce(form),
  ]);
  if (!page) {
    page = createPage(id);
    known.set(id, page);
  }
  page.contents.set(language, { form: whole, messages, ...(Beside && { Beside }) });
  return page.Page;
}

async function loadBeside({ beside }: Form): Promise<ComponentType | undefined> {
  if (beside === undefined) return undefined;
  const [Block] = Object.values(await blockNamed(beside).load());
  return Block;
}

function createPage(id: string): Known {
  const contents = new Map<Language, Content>();
  function Page() {
    const { language, words: site } = useSite();
    const [ports] = useState(() => createPorts(intakeBase));
    const content = contents.get(language);
    if (!content) throw new Error(`The form ${id} is not loaded in the language "${language}".`);
    const { form, messages, Beside } = content;
    const [needed, orWrite, end] = site.noScript;
    return (
      <div className="page">
        <meta name="description" content={form.description} />
        <noscript>
          <p className="notice">
            {needed}
            <a href={`tel:${facts.phoneNumber}`}>
              <bdi dir="ltr">{facts.phone}</bdi>
            </a>
            {orWrite}
            <a href={`mailto:${facts.email}`}>
              <bdi dir="ltr" lang="en">
                {facts.email}
              </bdi>
            </a>
            {end}
          </p>
        </noscript>
        {/* Nothing in it suspends. The boundary makes React hydrate the form in interruptible pieces. */}
        <Suspense>
          <Wizard form={form} messages={messages} ports={ports} titled={(title) => `${title} - ${site.name}`} />
        </Suspense>
        {site.privacyPage && (
          <p className="form-privacy">
            <Link href={site.privacyPage}>{site.formPrivacy}</Link>
          </p>
        )}
        {Beside && <Beside />}
      </div>
    );
  }
  return { contents, Page };
}
