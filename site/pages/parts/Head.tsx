import { useSite } from '../../language/siteContext.ts';

interface HeadProps {
  readonly title: string;
  readonly description: string;
}

/** A page's title and description. React hoists both into the document's head. */
export function Head({ title, description }: HeadProps) {
  const { words } = useSite();
  return (
    <>
      <title>{`${title} - ${words.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
