import { expect } from 'vitest';
import { checkForm } from '../../../engine/compile/checkForm.ts';
import { compileDefinition } from '../../../engine/compile/compileForm.ts';
import { acceptSubmission, isRecord } from '../../../engine/core/index.ts';
import { loadForm } from '../../../engine/prove/loadForm.ts';
import { memoryIntake } from '../../../engine/prove/memoryIntake.ts';
import { proveForm } from '../../../engine/prove/proveForm.ts';
import { formFile, writeForm } from '../../compile/support/writeForm.ts';
import type { Probe } from './probe.ts';

function writeProbe({ schema, ui = { 'ui:order': ['*'] }, form, files }: Probe): string {
  const whole = 'properties' in schema ? schema : { properties: schema };
  return writeForm({
    'trip/who.schema.json': titled({ type: 'object', ...whole }),
    'trip/who.ui.json': ui,
    'trip/form.json': formFile({ steps: [{ id: 'who', label: 'Who' }], ...form }),
    ...files,
  });
}

/** The schema with a title for each of its questions. */
function titled<T extends object>(schema: T): T {
  const entries = Object.entries(schema).map(([keyword, part]) => {
    if (keyword === 'properties') {
      const questions = Object.entries(part as Record<string, object>);
      return [keyword, Object.fromEntries(questions.map(([name, one]) => [name, withTitle(titled(one), name)]))];
    }
    if (keyword === 'dependentSchemas') {
      return [
        keyword,
        Object.fromEntries(Object.entries(part as Record<string, object>).map(([name, one]) => [name, titled(one)])),
      ];
    }
    if (keyword === 'allOf') return [keyword, (part as object[]).map(titled)];
    return [
      keyword,
      ['items', 'then', 'else', 'additionalProperties'].includes(keyword) ? titled(part as object) : part,
    ];
  });
  return Object.fromEntries(entries) as T;
}

function withTitle(question: object, name: string): object {
  return 'type' in question ? { title: name, ...question } : question;
}

/** Checks the probe's definition; if it is to be accepted, proves it and sends its submissions. */
export async function runProbe(probe: Probe): Promise<void> {
  const folder = writeProbe(probe);
  const { definition, findings: found } = checkForm(folder, 'trip');
  const [first, ...others] = found.map(({ problem, repair }) => `${problem} ${repair}`);
  if (probe.refused) {
    expect(first).toMatch(probe.refused);
    return;
  }
  expect([first, ...others]).toEqual([undefined]);
  if (!definition) throw new Error('A form without findings can be read.');
  const form = await loadForm(compileDefinition(definition));
  const { findings, branches, messages } = await proveForm(definition, form);
  expect(findings.map(String)).toEqual([]);
  expect([branches.seen, messages.seen]).toEqual([branches.of, messages.of]);
  const intake = memoryIntake(form);
  const kept = (probe.stored ?? []).map((answers) => [answers, answers] as const);
  for (const [answers, stored] of [...kept, ...(probe.settled ?? [])]) {
    expect(acceptSubmission(form, { ...answers })).toEqual({ answers: stored, errors: [] });
    const sent = await intake.send({ ...answers });
    expect([Object.fromEntries(sent.errors), withoutIds(sent.answers)]).toEqual([{}, withoutIds(stored)]);
  }
  for (const [answers, words] of probe.sentBack ?? []) {
    expect(Object.fromEntries((await intake.send({ ...answers })).errors)).toEqual(words);
  }
}

/** The answers without the ids that the service gives to files. */
function withoutIds(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutIds);
  if (!isRecord(answer)) return answer;
  const entries = Object.entries(answer).filter(([key]) => !(key === 'id' && 'size' in answer));
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutIds(part)]));
}
