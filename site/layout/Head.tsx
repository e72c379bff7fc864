import { school } from '../school.ts';

interface HeadProps {
  readonly title: string;
  readonly description: string;
}

/** A page's title and description; React moves both into the document's head. */
export function Head({ title, description }: HeadProps) {
  return (
    <>
      <title>{`${title} - ${school.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
