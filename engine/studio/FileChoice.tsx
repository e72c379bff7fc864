import { Choice } from './Choice.tsx';
import type { Finding, Texts, WrittenFile } from './protocol.ts';

interface FileChoiceProps {
  readonly form: string;
  readonly files: readonly WrittenFile[];
  readonly open: string;
  readonly unsaved: Texts;
  readonly findings: readonly Finding[];
  readonly onOpen: (file: string) => void;
}

/** The files of the form, and those that it shares with others; each says whether it has findings or unsaved text. */
export function FileChoice({ form, files, open, unsaved, findings, onOpen }: FileChoiceProps) {
  const isOwn = ({ name }: WrittenFile) => name.startsWith(`${form}/`);
  const labelOf = (name: string) => {
    const count = findings.filter(({ file }) => file === name).length;
    const notes = [name in unsaved && 'not saved', count > 0 && (count === 1 ? '1 finding' : `${count} findings`)];
    const told = notes.filter((note) => note !== false).join(', ');
    return told ? `${name} (${told})` : name;
  };
  const options = (some: readonly WrittenFile[]) =>
    some.map(({ name }) => (
      <option key={name} value={name}>
        {labelOf(name)}
      </option>
    ));
  return (
    <Choice label="File" value={open} onChange={onOpen}>
      <optgroup label="This form">{options(files.filter(isOwn))}</optgroup>
      <optgroup label="Shared with other forms">{options(files.filter((file) => !isOwn(file)))}</optgroup>
    </Choice>
  );
}
