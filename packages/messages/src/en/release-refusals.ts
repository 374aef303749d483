import type { releaseRefusals as original } from '../he/release-refusals.ts'
import type { WordsLike } from '../words.ts'

export const releaseRefusals: WordsLike<typeof original> = {
  WRONG_STATE: 'This is not possible in the present state of the release',
  NOT_BY_ITSELF: 'A person has to decide this',
  ONLY_BY_ITSELF: 'The system does this by itself',
  MAKER_MAY_NOT_APPROVE: 'Whoever made the release does not approve it. Ask another manager',
  NOTHING_TO_RELEASE: 'There are no results to publish',
  LETTERS_FAULTY: 'Some letters have faults',
  CHECK_RUNNING: 'The dry run is still under way',
  SECOND_LOOKS_OPEN: 'Some decisions wait for their second look',
  TIME_PASSED: 'Choose a time in the future',
  TIME_NOT_COME: 'The time has not come yet',
  DAY_NOT_COME:
    'The letters bear a later date. Schedule the release for that day, or stop it and make a new one',
  APPEAL_DATE_TOO_NEAR:
    'The appeal date in the letters is too near for everybody to have their full appeal days. Repeat the dry run; after the approval, stop the release and make a new one',
  ROWS_WAIT: 'Some letters have not been sent yet',
  APPEALS_NOT_SET: 'The period does not say when appeals open, so there is no date to print in the letters',
  DAY_PASSED: 'The planned day has passed. Choose today or a later day',
  LETTER_MOVED: 'The application has changed, and this letter will not be sent like this',
}
