import type { contentProblems as original } from '../he/content-problems.ts'
import type { WordsLike } from '../words.ts'

export const contentProblems: WordsLike<typeof original> = {
  CONTENT_MISSING: 'Text is missing',
  CONTENT_TOO_LONG: 'The text is too long: {length} characters, and {max} fit',
  CONTENT_LINE_BROKEN: 'This is one line: take the line break out',
  CONTENT_LINK_BROKEN: 'The link leads to no page that exists: {link}',
  CONTENT_PLACEHOLDER_UNKNOWN: 'There is no value called {name}, and readers would see the braces',
  CONTENT_PLACEHOLDER_MISSING: 'The value “{name}” is missing, and the message is of no use without it',
  CONTENT_BRACES_TYPED: 'Braces cannot be typed: choose the value from the menu',
  CONTENT_BLOCK_EMPTY: 'A paragraph, heading or line is empty',
  CONTENT_BLANK_LEFT: 'Write your own details in place of this blank: {blank}',
  CONTENT_VALUE_WRONG: 'The value is not possible',
  CONTENT_TIME_MISSING: 'The day and the hour are missing',
  CONTENT_CHOICE_MISSING: 'Choose one from the list',
  CONTENT_TIMES_CROSSED: 'The end is not after the beginning',
  CONTENT_OVER: 'This time is over, and nobody would see the notice',
}
