/**
 * Passwords that people choose when a digit and letters of both cases are required. They are compared without case, so
 * that one entry covers all its spellings. Passwords outside the allowed lengths need no entry.
 */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...['password', 'passw0rd', 'pa55word', 'p@ssw0rd', 'p@ssword', 'qwerty', 'qwertyui', 'qwertyuiop'].flatMap(
    endings,
  ),
  ...['welcome', 'letmein', 'monkey', 'dragon', 'football', 'baseball', 'iloveyou', 'sunshine'].flatMap(
    endings,
  ),
  ...['princess', 'superman', 'batman', 'michael', 'jordan', 'charlie', 'summer', 'winter'].flatMap(endings),
  ...['spring', 'autumn', 'january', 'october', 'admin', 'administrator', 'login', 'master'].flatMap(endings),
  ...['hello', 'secret', 'changeme', 'computer', 'internet', 'student', 'milgo', 'israel'].flatMap(endings),
  ...['shalom', 'jerusalem', 'telaviv', 'haifa', 'google', 'facebook', 'samsung', 'test'].flatMap(endings),
  'abc12345',
  'abcd1234',
  'abc123456',
  'abcde12345',
  'abcdef123',
  'aa123456',
  'aa12345678',
  'aaa111222',
  'a1b2c3d4',
  'a1234567',
  'a12345678',
  'a123456789',
  'q1w2e3r4',
  'q1w2e3r4t5',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  '1qaz2wsx3edc',
  'qaz123wsx',
  'qazwsx123',
  'zaq12wsx',
  'zxcvbnm1',
  'zxcvbnm123',
  'asdf1234',
  'asdfgh123',
  'asdfghjkl1',
  'qwer1234',
  'qwe123qwe',
  'trustno1',
  'iloveyou2',
  '123456aa',
  '123456ab',
  '1234567a',
  '12345678a',
  '123456789a',
  '12341234aa',
])

function endings(word: string): readonly string[] {
  return ['1', '12', '123', '1234', '12345', '123456', '1!', '123!'].map((ending) => word + ending)
}

/** Matches a year at the end, which is as common as 1. */
const year = /(?:19|20)\d\d$/

export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase()
  return commonPasswords.has(lower) || commonPasswords.has(lower.replace(year, '1'))
}
