import { expect } from 'vitest';
import { wholeFile } from '../../fixtures/wholeFile.ts';
import { control } from './controls.ts';

/** A whole file of that many bytes; of any other type than the known three it is zeros. */
export function makeFile(name: string, type: string, size = 2048): File {
  return new File([wholeFile(type, size)], name, { type });
}

/** Hands files to a field as the browser's own dialogue does. */
export function handFiles(name: string, ...files: File[]): void {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  const input = control(name);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The same, and waits until they are taken in. */
export async function chooseFiles(name: string, ...files: File[]): Promise<void> {
  const before = items(name).at(-1);
  handFiles(name, ...files);
  if (files.length > 0) await expect.poll(() => items(name).at(-1) !== before, { interval: 5 }).toBe(true);
}

/** What the field says that is attached, as `name size`. */
export function attached(name: string): readonly string[] {
  return items(name).map((item) => {
    const [file, size] = ['bdi', '.upload-size'].map((part) => item.querySelector(part)?.textContent);
    return `${file} ${size}`;
  });
}

const items = (name: string) => [...(control(name).closest('.upload')?.querySelectorAll('.upload-files > li') ?? [])];
