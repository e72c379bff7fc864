import { Choice } from '../parts/Choice.tsx';
import type { Finding, FormText, Texts } from '../protocol/protocol.ts';

interface FileChoiceProps {
  readonly form: string;
  readonly files: readonly FormText[];
  readonly open: string;
  readonly unsaved: Texts;
  readonly findings: readonly Finding[];
  readonly onOpen: (file: string) => void;
}

/** A select of the form's own and shared files, each with its number of findings and whether it has unsaved text. */
export function FileChoice({ form, files, open, unsaved, findings, onOpen }: FileChoiceProps) {
  const isOwn = ({ name }: FormText) => name.startsWith(`${form}/`);
  const labelOf = (name: string) => {
    const count = findings.filter(({ file }) => file === name).length;
    const notes = [name in unsaved && 'unsaved', count > 0 && (count === 1 ? '1 finding' : `${count} findings`)];
    const shown = notes.filter((note) => note !== false).join(', ');
    return shown ? `${name} (${shown})` : name;
  };
  const options = (some: readonly FormText[]) =>
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
