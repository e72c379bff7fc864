import { expect, it } from 'vitest';
import { checkSettings } from '../../../site/build/checkSettings.ts';

it.each(['', 'https://intake.school.example', 'http://localhost:3000'])('%j: pages may post there', (intakeBase) => {
  expect(() => checkSettings({ intakeBase, retentionDays: 730 })).not.toThrow();
});

it.each([
  'intake.school.example',
  'https://intake.school.example/',
  'https://intake.school.example/base',
  'https://u:p@intake.school.example',
  '//intake.school.example',
])('%s: refused in one sentence', (intakeBase) => {
  expect(() => checkSettings({ intakeBase, retentionDays: 730 })).toThrow(
    /^VITE_INTAKE_BASE is no origin: use [^\n]+$/,
  );
});

it.each([Number.NaN, 0, -1, 1.5, 36_501])('%d days: refused in one sentence', (retentionDays) => {
  expect(() => checkSettings({ intakeBase: '', retentionDays })).toThrow(
    /^RETENTION_DAYS is no number of days: [^\n]+$/,
  );
});
