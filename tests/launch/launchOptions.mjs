import { resolveBrowser } from './resolveBrowser.mjs';

/** Playwright's options for the tests' browser; without the sandbox, which does not work as root in a container. */
export async function launchOptions() {
  const { executablePath, env } = await resolveBrowser();
  return { executablePath, env: { ...process.env, ...env }, chromiumSandbox: false };
}
