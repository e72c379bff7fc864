// `node check.js /readyz`: requests the path from the service on this machine until it succeeds, for a minute at most.
// PORT as for the service. Exit code 0 on success, else 1.
import { setTimeout as pause } from 'node:timers/promises';

const [address = '/readyz'] = process.argv.slice(2);
const url = `http://127.0.0.1:${process.env.PORT || 3000}${address}`;

/** The status and body of the response, or the network error. */
async function ask() {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    return { ok: answer.ok, text: `${answer.status} ${await answer.text()}` };
  } catch (error) {
    return { ok: false, text: String(error instanceof Error ? (error.cause ?? error) : error) };
  }
}

const until = Date.now() + 60_000;
let last = await ask();
while (!last.ok && Date.now() < until) {
  await pause(200);
  last = await ask();
}
process.stdout.write(`${url}: ${last.text}\n`);
process.exitCode = last.ok ? 0 : 1;
