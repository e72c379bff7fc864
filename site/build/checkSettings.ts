/** Settings that the build reads from environment variables. */
export interface BuildSettings {
  readonly intakeBase: string;
  readonly retentionDays: number;
}

/** @throws if a setting is invalid: forms would post to a wrong address, or the privacy page would state no period */
export function checkSettings({ intakeBase, retentionDays }: BuildSettings): void {
  const isOrigin = URL.canParse(intakeBase) && new URL(intakeBase).origin === intakeBase;
  if (intakeBase !== '' && !isOrigin) {
    throw new Error(
      'VITE_INTAKE_BASE is not an origin. Use one such as https://intake.school.example, without a trailing slash.',
    );
  }
  if (!Number.isInteger(retentionDays) || retentionDays < 1 || retentionDays > 36_500) {
    throw new Error('RETENTION_DAYS is not a number of days. Use a whole number from 1 to 36500.');
  }
}
