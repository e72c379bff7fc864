// Common mistakes of maintainers, each made in a copy of a form: the first line of the check names file, line, problem and
// repair, without the terms of a parser.
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCheck } from '../../engine/check/runCheck.ts';
import { copyForms } from '../forms/support/copyForms.ts';

const OTHERS = ['admission', 'lists'];
const SCHEMA = 'contact/message.schema.json';

/** `alone`: only the contact form is changed, so it is checked without the others. */
type Mistake = ((folder: string) => void) & { readonly alone?: boolean };

const inFile = (file: string, change: (text: string) => string | Buffer): Mistake =>
  Object.assign(
    (folder: string) => {
      const name = path.join(folder, file);
      writeFileSync(name, change(readFileSync(name, 'utf8')));
    },
    { alone: file.startsWith('contact/') },
  );
const swap = (file: string, from: string | RegExp, to: string) => inFile(file, (text) => text.replace(from, to));
const rename =
  (from: string, to: string): Mistake =>
  (folder) =>
    renameSync(path.join(folder, from), path.join(folder, to));

/** The lines of the check after the mistake, without the folder's name. */
async function linesAfter(mistake: Mistake): Promise<readonly string[]> {
  const folder = copyForms((file) => !mistake.alone || !OTHERS.includes(file));
  mistake(folder);
  const lines: string[] = [];
  await runCheck([folder], (line) => lines.push(line.replace(`${path.relative('', folder)}/`, '')));
  return lines;
}

it.each<[string, Mistake, RegExp]>([
  [
    'a trailing comma',
    swap(SCHEMA, /\n}\s*$/, ',\n}\n'),
    /schema\.json:33:1 .* something is missing here\. — Remove the comma/,
  ],
  ['a missing comma', swap(SCHEMA, '",\n', '"\n'), /schema\.json:3:3 .* a comma is missing before this\. — Add it/],
  ['a missing brace', swap(SCHEMA, /}\s*$/, ''), /schema\.json:\d+:1 .* a closing } is missing/],
  [
    'single quotes',
    swap(SCHEMA, '"object"', "'object'"),
    /schema\.json:3:11 .* this text is in single quotes\. — Write "object"\./,
  ],
  ['a comment', swap(SCHEMA, '{', '{ // note\n'), /schema\.json:1:3 .* JSON has no comments\. — .*"\$comment"/],
  ['a tab in a text', swap(SCHEMA, '"Name"', '"Na\tme"'), /schema\.json:5:\d+ .* contains a tab .* — Write a space/],
  ['a line break in a text', swap(SCHEMA, '"Name"', '"Na\nme"'), /schema\.json:5:\d+ .* does not end on its line/],
  [
    'a single backslash',
    swap(SCHEMA, '"Name"', '"Na\\d"'),
    /schema\.json:5:\d+ .* invalid escape sequence .* — Write \\\\ for/,
  ],
  ['an empty file', swap(SCHEMA, /.*/s, ''), /schema\.json:1:1 .* the file is empty/],
  [
    'an encoding other than UTF-8',
    inFile(SCHEMA, (text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
    /not encoded in UTF-8\. — Save it again/,
  ],
  [
    'a duplicate key',
    swap(SCHEMA, '"title": "Name"', '"title": "Full Name", "title": "Name"'),
    /schema\.json:5:\d+ .*"title" occurs twice/,
  ],
  [
    'a misspelt key of form.json',
    swap('contact/form.json', '"route"', '"rout"'),
    /form\.json:6:3 \/rout: "rout" is not a key .* — .* Perhaps "route" was meant\. \[\w+\]$/,
  ],
  [
    'a misspelt keyword',
    swap(SCHEMA, '"maxLength"', '"maxlength"'),
    /schema\.json:5:\d+ \/properties\/name\/maxlength: .* Perhaps "maxLength" was meant\. \[\w+\]$/,
  ],
  [
    'a misspelt key of a ui file',
    swap('contact/message.ui.json', 'ui:sections', 'ui:section'),
    /ui\.json:3:3 \/ui:section: .* Perhaps "ui:sections" was meant\. \[\w+\]$/,
  ],
  [
    'a number as text',
    swap(SCHEMA, /"maxLength": (\d+)/, '"maxLength": "$1"'),
    /\/maxLength: "maxLength" is the text "100", .* integer\. — Write 100 without quotes\. \[\w+\]$/,
  ],
  [
    'a widget in the schema',
    swap(SCHEMA, '"title": "Name"', '"title": "Name", "ui:widget": "textarea"'),
    /\/ui:widget: .* — Write it in the ui file, at the same question: "ui:widget": "textarea"\./,
  ],
  ...['yes', 'name', 'required'].map((value): [string, Mistake, RegExp] => [
    `required as in HTML, with the text ${value}`,
    swap(SCHEMA, '"title": "Name"', `"title": "Name", "required": "${value}"`),
    /\/required: "required" is the text "\w+", .* — Remove it, and write the name of the question in "required" of its group/,
  ]),
  [
    'required as in HTML',
    swap(SCHEMA, '"title": "Name"', '"title": "Name", "required": true'),
    /\/required: "required" is true, .* array\. — Remove it, and write the name of the question in "required" of its group/,
  ],
  [
    'a value that is not allowed',
    swap('contact/form.json', /"next": "[^"]*"/, '"next": "chek"'),
    /\/next: "next" is "chek", .* — Use one of when-valid, check\. Perhaps "check" was meant\. \[\w+\]$/,
  ],
  [
    'a removed option that a condition names',
    swap('lists/grade.json', /"pre-kg-1",\s/, ''),
    /learner\.schema\.json:\d+:\d+ \/allOf\/0\/if\/properties\/applyingGrade\/not\/enum\/0: The condition names "pre-kg-1", but .* no such option/,
  ],
  [
    'a missing label',
    swap('lists/yes-no.json', '"Yes", ', ''),
    /lists\/yes-no\.json:5:3 \/enumNames: There are 2 options but 1 names/,
  ],
  [
    'a renamed schema file',
    rename(SCHEMA, 'contact/mesage.schema.json'),
    /message\.schema\.json:1:1 .* no such file\. — .* Perhaps "mesage\.schema\.json" was meant\. \[\w+\]$/,
  ],
  [
    'a renamed form.json',
    rename('contact/form.json', 'contact/froms.json'),
    /contact\/form\.json:1:1 .* "contact" has steps but no form\.json/,
  ],
  [
    'a file that no step uses',
    (folder) => copyFileSync(path.join(folder, SCHEMA), path.join(folder, 'contact/old.schema.json')),
    /old\.schema\.json:1:1 .* No step of form\.json uses/,
  ],
  [
    'two steps with the same id',
    swap('admission/form.json', '"id": "family"', '"id": "learner"'),
    /form\.json:\d+:5 \/steps\/1: Two steps have the id "learner"/,
  ],
  [
    'a reference to a file that does not exist',
    swap('admission/other.schema.json', 'yes-no.json', 'yesno.json'),
    /other\.schema\.json:\d+:\d+ \/.*\/\$ref: .* Perhaps "yes-no\.json" was meant\. \[\w+\]$/,
  ],
  [
    'a reference to a part that does not exist',
    swap('admission/other.schema.json', 'yes-no.json', 'yes-no.json#/x'),
    /"\.\.\/lists\/yes-no\.json#\/x" does not exist/,
  ],
  [
    'a missing translation',
    swap('contact/ar.json', /\n\s*"\/properties\/name\/title"[^\n]*/, ''),
    /ar\.json:\d+:3 .*“Name” .* has no translation.* — Add "\/properties\/name\/title"/,
  ],
  [
    'a missing language file',
    (folder) => rmSync(path.join(folder, 'contact/ar.json')),
    /contact\/ar\.json:1:1 .* 23 texts have no translation: there is no ar\.json/,
  ],
  [
    'a question renamed in `properties` but not in `required`',
    swap(SCHEMA, '"subject": {', '"subjct": {'),
    /\/required\/3: "subject" is required, but .* Perhaps "subjct" was meant\. \[\w+\]$/,
  ],
])('reports %s', async (_, mistake, first) => {
  const [line] = await linesAfter(mistake);
  expect(line).toMatch(first);
});

it.each<[string, Mistake]>([
  ['a byte order mark', inFile(SCHEMA, (text) => `\ufeff${text}`)],
  ['Windows line endings', inFile(SCHEMA, (text) => text.replaceAll('\n', '\r\n'))],
  ['indentation by tabs', inFile(SCHEMA, (text) => text.replaceAll('  ', '\t'))],
])('accepts %s', async (_, mistake) => {
  expect(await linesAfter(mistake)).toEqual(['1 form, no findings.']);
});

it('reports a mistake in a shared file once, in that file', async () => {
  const lines = await linesAfter(swap('lists/yes-no.json', '"Yes", ', ''));
  expect(lines.filter((line) => line.includes('yes-no.json:'))).toHaveLength(1);
});
