import type * as original from '../he/period.ts'
import type { WordsLike } from '../words.ts'

export const registrationPhases: WordsLike<typeof original.registrationPhases> = {
  UPCOMING: 'Registration opens soon',
  OPEN: 'Registration is open',
  CLOSED: 'Registration is closed',
}

export const periodIssues: WordsLike<typeof original.periodIssues> = {
  PERIOD_ORDER: 'The closing time must be after the opening time',
  APPEALS_ORDER: 'Appeals must close after they open',
  APPEALS_EARLY: 'Appeals cannot open before registration closes',
  ANSWERS_ORDER: 'Answers cannot be expected before the closing day',
  ANSWERS_TEXT: 'Write in all three languages when answers are expected',
  WINDOW_ORDER: 'The reserve-duty window must start before it ends',
  BANDS_ORDER: 'The bounds of the bands must ascend',
  BANDS_POINTS: 'The points of the bands must run in one direction',
  CAPS_ABOVE_100: 'The highest points of the components cannot add up to more than 100',
  ABOVE_MAXIMUM: 'More than the highest points of the component',
  TIERS_ORDER: 'Award tiers must descend, in score and in amount',
  PLACE_WITHOUT_REASON: 'Every document needs at least one reason that fits it',
  WRONG_VALUE: 'This value is not possible',
}
