// `node check.js /readyz`: asks the service on this machine until it answers 200, for ten seconds at most. PORT as for the
// service. Exit code 0 if it did, 1 if not.
import { setTimeout as pause } from 'node:timers/promises';

const [address = '/readyz'] = process.argv.slice(2);
const url = `http://127.0.0.1:${process.env.PORT || 3000}${address}`;

/** What the service says: its status and words, or why there are none. */
async function ask() {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    return { ok: answer.ok, text: `${answer.status} ${await answer.text()}` };
  } catch (error) {
    return { ok: false, text: String(error instanceof Error ? (error.cause ?? error) : error) };
  }
}

const until = Date.now() + 10_000;
let said = await ask();
while (!said.ok && Date.now() < until) {
  await pause(200);
  said = await ask();
}
process.stdout.write(`${url}: ${said.text}\n`);
process.exitCode = said.ok ? 0 : 1;
