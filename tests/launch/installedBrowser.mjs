import { homedir } from 'node:os';
import path from 'node:path';
import { runs } from './runs.mjs';

/** @returns {string[]} where Chromium's relatives are usually installed on this system, the best known first */
function usualPlaces() {
  if (process.platform === 'darwin') {
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    const folders = ['/Applications', path.join(homedir(), 'Applications')];
    return folders.flatMap((folder) => names.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`));
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, LOCALAPPDATA } = process.env;
    const folders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA].filter((folder) => folder);
    const programs = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
    return folders.flatMap((folder) => programs.map((program) => `${folder}/${program}`));
  }
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'];
  return [...names.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium'];
}

/** The path of a browser installed on this machine, if it starts. */
export function installedBrowser() {
  return usualPlaces().find((place) => runs(place));
}
