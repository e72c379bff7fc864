/** What a member of the staff may do; each role includes those before it. */
export const roles = ['read', 'work', 'manage'] as const;

export type Role = (typeof roles)[number];

/** True if `role` is `needed` or above it. */
export function includesRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}
