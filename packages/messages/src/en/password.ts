import type { password as original } from '../he/password.ts'
import type { WordsLike } from '../words.ts'

export const password: WordsLike<typeof original> = {
  hint: 'Use Latin uppercase and lowercase letters and digits',
  weak: 'Password strength is too low',
  strong: 'The password is strong',
}
