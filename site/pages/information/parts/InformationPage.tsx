import { OnThisPage } from '../../parts/OnThisPage.tsx';
import { ProsePage } from '../../parts/ProsePage.tsx';
import type { Prose } from '../../parts/prose.ts';

interface InformationPageProps {
  readonly content: Prose;
}

/** A long page of running text with a table of contents beside the title. */
export function InformationPage({ content }: InformationPageProps) {
  return <ProsePage content={content} ornament={<OnThisPage sections={content.sections} />} />;
}
