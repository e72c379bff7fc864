import { Link } from 'wouter';

interface AnnouncementProps {
  readonly title: string;
  readonly message: string;
  /** The path that the button links to. */
  readonly path: string;
}

/** A short message with one link, shown as a button. */
export function Announcement({ title, message, path }: AnnouncementProps) {
  return (
    <div className="announcement">
      <p>{message}</p>
      <Link className="button" href={path}>
        {title}
      </Link>
    </div>
  );
}
