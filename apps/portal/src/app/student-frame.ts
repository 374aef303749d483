import { RequireLogin } from './require-login.tsx'
import { SessionKeeper } from './session/session-keeper.tsx'
import { AccountMenu } from './shell/account-menu.tsx'
import { loadStudentPage, StudentPage } from './student-page.tsx'

/** What stands around the pages of whoever is logged in: needed together, and therefore loaded together. */
export const studentFrame = { RequireLogin, SessionKeeper, AccountMenu, StudentPage, loadStudentPage }
