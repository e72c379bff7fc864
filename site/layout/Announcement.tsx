import { Link } from 'wouter';

interface AnnouncementProps {
  readonly title: string;
  readonly message: string;
  /** Where the title's button leads. */
  readonly path: string;
}

/** News with one thing to do about it. */
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
