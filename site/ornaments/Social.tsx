import { isDrawn, shapesInPage } from './shapesInPage.ts';

type Name = 'Facebook' | 'YouTube' | 'X' | 'Instagram';

interface SocialProps {
  readonly name: Name;
}

const shapes = isDrawn && {
  Facebook: (
    <path d="M14.2 22v-8.6h3l.5-3.5h-3.5V7.7c0-1 .4-1.8 1.9-1.8h1.8v-3c-.4-.1-1.4-.2-2.6-.2-2.7 0-4.4 1.6-4.4 4.5v2.7H7.8v3.5h3.1V22z" />
  ),
  YouTube: (
    <path
      fillRule="evenodd"
      d="M5.6 5c4.2-.5 8.6-.5 12.8 0 1.9.2 3 1.3 3.2 3.1.3 2.6.3 5.2 0 7.8-.2 1.8-1.3 2.9-3.2 3.1-4.2.5-8.6.5-12.8 0-1.9-.2-3-1.3-3.2-3.1-.3-2.6-.3-5.2 0-7.8.2-1.8 1.3-2.9 3.2-3.1zM10 8.7v6.6l5.7-3.3z"
    />
  ),
  X: (
    <path
      fillRule="evenodd"
      d="M3 3.5h5.6l4.2 5.7 5-5.7h2.3l-6.2 7.1 7.1 9.9h-5.6l-4.6-6.3-5.5 6.3H3l6.7-7.7zm3.3 1.7 10 13.6h1.5l-10-13.6z"
    />
  ),
  Instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.9 7.1h.01" strokeLinecap="round" strokeWidth="2.4" />
    </g>
  ),
};

const inside = (name: Name) => (shapes ? { children: shapes[name] } : shapesInPage(`social-${name.toLowerCase()}`));
const drawings = {
  Facebook: inside('Facebook'),
  YouTube: inside('YouTube'),
  X: inside('X'),
  Instagram: inside('Instagram'),
};

/** The icon of a social medium in the colour of the surrounding text. */
export function Social({ name }: SocialProps) {
  return (
    <svg
      className={`social-${name.toLowerCase()}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      {...drawings[name]}
    />
  );
}
