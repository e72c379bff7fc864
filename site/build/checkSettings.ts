/** What the pages take from the settings of the build. */
export interface BuildSettings {
  readonly intakeBase: string;
  readonly retentionDays: number;
}

/** Throws, in one sentence, where a setting of the build cannot be followed: pages would post to nowhere or promise nothing. */
export function checkSettings({ intakeBase, retentionDays }: BuildSettings): void {
  const isOrigin = URL.canParse(intakeBase) && new URL(intakeBase).origin === intakeBase;
  if (intakeBase !== '' && !isOrigin) {
    throw new Error(
      'VITE_INTAKE_BASE is no origin: use one as in https://intake.school.example, without a slash behind it',
    );
  }
  if (!Number.isInteger(retentionDays) || retentionDays < 1 || retentionDays > 36_500) {
    throw new Error('RETENTION_DAYS is no number of days: use a whole number from 1 to 36500');
  }
}
