// The pages' texts are collected by file name (`import.meta.glob`), which no compiler checks.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { languages, SOURCE } from '../../engine/core/locale/language.ts';
import { project, sourceFiles } from '../laws/sourceFiles.ts';

const folders = ['engine/languages', 'site/words'];
const translated = folders.flatMap((folder) => languages.map((language) => [`${folder}/${language}`, folder] as const));

it.each(translated)('%s has the files of the source language', (own, folder) => {
  const files = sourceFiles([`${folder}/${SOURCE}`], ['.ts']).map((file) => path.basename(file));
  const found = readdirSync(path.join(project, folder)).includes(path.basename(own)) ? sourceFiles([own], ['.ts']) : [];
  expect(files.filter((file) => !found.includes(`${own}/${file}`))).toEqual([]);
});
