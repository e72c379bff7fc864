import { resolveBrowser } from './resolveBrowser.mjs';

/** How Playwright starts the tests' browser: in a container as root, too, hence without the sandbox. */
export async function launchOptions() {
  const { executablePath, env } = await resolveBrowser();
  return { executablePath, env: { ...process.env, ...env }, chromiumSandbox: false };
}
