import type { PasswordStrength } from '@milgo/domain/identity/password'

/** What the page says beside a password while it is typed. */
export const password = {
  hint: 'השתמשו באותיות גדולות וקטנות באנגלית ובספרות',
  weak: 'הסיסמה חלשה מדי',
  strong: 'הסיסמה חזקה',
} as const satisfies Record<'hint' | PasswordStrength, string>
