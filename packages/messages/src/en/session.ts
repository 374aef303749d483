import type { session as original } from '../he/session.ts'
import type { WordsLike } from '../words.ts'

export const session: WordsLike<typeof original> = {
  account: {
    loggedInAs: 'Logged in as',
    logOut: 'Log out',
    period: 'Registration for the academic year {year}',
  },
  pastPeriod: {
    label: 'An earlier registration period',
    title: 'You are in your account for the academic year {year}',
    text: 'Everything that you sent and received in that period is here. An application for the current period starts with the eligibility check.',
    action: 'Check eligibility',
  },
  ending: {
    title: 'Your session is about to end',
    text: 'There has been no activity for a while. To protect your details we will log you out, unless you choose to go on.',
    left: 'Time left:',
    goOn: 'Go on',
    renewing: 'One moment…',
    logOut: 'Log out',
    failed: 'We could not extend your session. Check your internet connection and try again.',
    finalTitle: 'Your session is ending',
    finalText:
      'You have reached the maximum length of a session, which cannot be extended. Finish what is open, or log in again and come straight back to this page.',
    loginAgain: 'Log in again',
    stay: 'Stay for now',
  },
  acting: {
    title: 'Acting for a student',
    opening: 'Opening the application…',
    failedTitle: 'This link cannot be used',
    failedText: 'Each link works once, for one minute. Open the application again from the office.',
    by: 'Acting here:',
    forStudent: 'For the student:',
    bannerText: 'Nothing is saved automatically: press save. Every view and every change is recorded.',
    end: 'Stop acting for the student',
  },
  failed: {
    title: 'We could not load your details',
    text: 'The connection may have dropped for a moment, or the system is busy. Try again; there is no need to log in again.',
  },
}
