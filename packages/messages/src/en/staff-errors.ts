import type { staffErrors as original } from '../he/staff-errors.ts'
import type { WordsLike } from '../words.ts'

export const staffErrors: WordsLike<typeof original> = {
  LOGIN_EXPIRED: 'This login has expired. Start again',
  LOGIN_LOCKED: 'Too many attempts. You can try again at {time}',
  PASSWORD_CHANGE_NEEDED: 'Replace your first password to continue',
  ROLES_SEPARATED: 'One person cannot both decide applications and pay awards',
  STAFF_EXISTS: 'There is a staff member with this e-mail already',
  OTHER_PERSON_NEEDED:
    'Another person confirms this change: neither who proposed it nor the person it is about',
  PROPOSAL_DECIDED: 'The proposal has already been decided, or has expired',
  RESEND_REFUSED: 'This message cannot be sent again',
  STUDENT_ERASED:
    'This student was erased at their own wish: there is nothing left to show, and nobody to write to',
  ERASURE_IN_REVIEW:
    'The application is not decided and published yet. The student can be erased after publication',
  ERASURE_APPEAL_OPEN:
    'An appeal is open, or its result is not published yet. The student can be erased after publication',
  ERASURE_MONEY_DUE:
    'Money is due to the student, on its way, or waits for a decision. The student can be erased once it is settled',
  ERASURE_REVISION_WAITS: 'A proposed revision waits for its signature. It is signed or withdrawn first',
  ERASURE_ASKED: 'An erasure of this student was asked for already and waits for a decision',
  DICTIONARY_FILE_CHANGED: 'This is not the file that was checked. Check it again before it is imported',
  INVITATION_EXPIRED: 'The link has already been used, or has expired. Ask for a new invitation',
  CONFLICT_OF_INTEREST: 'This application is your own or of somebody you know, so others handle it',
  NO_REQUEST: 'The application was not found, or has not been sent yet',
  NO_STUDENT: 'No application has this number, and no account has this identity number',
  VIEW_CHANGED: 'The view was changed meanwhile. Reload the page',
  TOO_MANY_VIEWS: 'You have saved {most} views already. Remove one that is not needed',
  LAST_ADMINISTRATOR: 'Nobody would be left to administer the system. Add another administrator first',
  OWN_PROPOSAL: 'This is your own proposal. Another manager has to put it in force',
  RULES_MOVED: 'The rules were changed meanwhile. Reload the page',
  RULES_OUTDATED:
    'This was proposed before the rules in force came into force, and would undo them. Propose it again',
  RULES_UNCHANGED: 'The proposal is the same as the rules in force. Change a value before you propose it',
  CONTENT_CHANGED: 'Somebody else changed the text meanwhile. Nothing was overwritten: compare and choose',
  CONTENT_SCHEDULED: 'A version of this text is already scheduled. Call it back before publishing another',
  CONTENT_REFUSED: 'The text cannot be published like this. Correct what the checks found',
  CONTENT_TIME_PAST: 'The time of publication has passed. Choose a time in the future',
  NOTHING_TO_PUBLISH: 'There is no draft to publish',
  PERIOD_CHANGED: 'The period was changed meanwhile. Reload the page',
  PERIOD_EXISTS: 'There is a period with this code already. Choose another',
  INVALID_PERIOD: 'Some values do not fit each other. Correct the marked values',
  PERIOD_CHANGE_UNCONFIRMED: 'The change affects students. Confirm that you have seen who they are',
  PERIOD_VALUE_FIXED: 'This cannot change once applications were sent',
  REASON_IN_USE: 'Students were given the reason {code}, so it cannot be removed',
  OPENING_PAST: 'The opening time has passed. Choose a time in the future',
  LOOK_IS_BLIND:
    'You have taken a second look at this application. Save your own decision before you open it',
  LOOK_MOVED: 'The second look is done already, or somebody else has it',
  LOOK_NOT_YOURS: 'You have reviewed or confirmed this application, so somebody else takes the second look',
  REQUEST_MOVED: 'The application has changed in the meantime. Reload the page to see what changed',
  OPEN_ELSEWHERE: 'Somebody else of the staff has the application open',
  RELEASE_NOT_ALLOWED: 'This cannot be done with the release as it is now',
  RELEASE_CHANGED: 'Somebody else has changed the release meanwhile. Look again and retry',
  AWARD_BELOW_PAID: 'The amount is below what is paid or on its way',
  LIST_UNREADABLE:
    'The file cannot be read. Save it as .xlsx without a password, or as CSV UTF-8, and upload it again',
  LIST_BROKEN_TABLE:
    'The table is broken near line {line}: a quotation mark is in the wrong place. Correct it and upload it again',
  LIST_HAS_FORMULA: 'The file has formulas. Save a copy with the values alone and upload it again',
  LIST_NO_COLUMNS:
    'The file has no column of identity numbers or application numbers. Give the column a heading and upload it again',
  LIST_EMPTY: 'The file has no rows. Check that it is the right file',
  LIST_TOO_LONG: 'The file has more than {most} rows. Split it into several files',
  LIST_NOT_POSSIBLE: 'This cannot be done with the list as it is now. Reload the page',
}
