import { expect, it } from 'vitest';
import { checkSettings } from '../../../site/build/checkSettings.ts';

it.each(['', 'https://intake.school.example', 'http://localhost:3000'])(
  'VITE_INTAKE_BASE=%j is accepted',
  (intakeBase) => {
    expect(() => checkSettings({ intakeBase, retentionDays: 730 })).not.toThrow();
  },
);

it.each([
  'intake.school.example',
  'https://intake.school.example/',
  'https://intake.school.example/base',
  'https://u:p@intake.school.example',
  '//intake.school.example',
])('VITE_INTAKE_BASE=%s is rejected', (intakeBase) => {
  expect(() => checkSettings({ intakeBase, retentionDays: 730 })).toThrow(
    /^VITE_INTAKE_BASE is not an origin\. [^\n]+$/,
  );
});

it.each([Number.NaN, 0, -1, 1.5, 36_501])('RETENTION_DAYS=%d is rejected', (retentionDays) => {
  expect(() => checkSettings({ intakeBase: '', retentionDays })).toThrow(
    /^RETENTION_DAYS is not a number of days\. [^\n]+$/,
  );
});
