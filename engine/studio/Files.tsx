import type { Finding, Texts, WrittenFile } from './protocol.ts';

interface FilesProps {
  readonly files: readonly WrittenFile[];
  readonly open: string | undefined;
  readonly unsaved: Texts;
  readonly findings: readonly Finding[];
  readonly onOpen: (file: string) => void;
}

/** The files of the form; those with findings or unsaved text say so. */
export function Files({ files, open, unsaved, findings, onOpen }: FilesProps) {
  return (
    <nav aria-label="Files of the form" className="studio-files">
      <ul>
        {files.map(({ name }) => {
          const count = findings.filter(({ file }) => file === name).length;
          return (
            <li key={name}>
              <button type="button" aria-current={name === open} onClick={() => onOpen(name)}>
                {name}
                {name in unsaved && <em> (not saved)</em>}
                {count > 0 && <strong> ({count === 1 ? '1 finding' : `${count} findings`})</strong>}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
