/** The port in the setting `PORT`, 3000 without it. */
export function readPort(setting: string | undefined): number {
  if (setting === undefined || setting === '') return 3000;
  const port = Number(setting);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is “${setting}”, which is no port: use a number from 0 to 65535`);
}
