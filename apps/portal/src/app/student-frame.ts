import { RequireLogin } from './require-login.tsx'
import { SessionKeeper } from './session/session-keeper.tsx'
import { AccountMenu } from './shell/account-menu.tsx'
import { loadStudentPage, StudentPage } from './student-page.tsx'

/** What surrounds the pages of a logged-in student, in one chunk because it is needed together. */
export const studentFrame = { RequireLogin, SessionKeeper, AccountMenu, StudentPage, loadStudentPage }
