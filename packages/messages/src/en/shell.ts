import type { shell as original } from '../he/shell.ts'
import type { WordsLike } from '../words.ts'

export const shell: WordsLike<typeof original> = {
  brand: 'Milgo',
  tagline: 'Where students apply for a needs-based scholarship',
  documentTitle: '{page} | Milgo',
  homeTitle: 'Milgo – needs-based scholarship for students',
  description:
    'Apply for a needs-based student scholarship: check eligibility, send an application, follow it until the decision.',
  needsScript: 'Turn on JavaScript in your browser to use the portal.',
  skipToContent: 'Skip to main content',
  login: 'Log in',
  loggedOut: 'You have logged out. What was saved will be here when you log in again.',
  loading: 'The page is loading',
  retry: 'Try again',
  close: 'Close',
  backToHome: 'Back to home page',
  navigation: {
    label: 'Main navigation',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
  },
  pages: {
    home: 'Home',
    checkEligibility: 'Eligibility check',
    registration: 'Scholarship application',
    personalArea: 'Personal area',
    personalAreaAppeal: 'Appeal',
    personalAreaStatusChangeAppeal: 'Report a change of details',
    login: 'Log in',
    about: 'About',
    faq: 'FAQ',
    scholarshipFaq: 'Scholarship FAQ',
    contact: 'Contact',
    accessibility: 'Accessibility statement',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    statusGuide: 'What your status means',
    calculator: 'Score calculator',
    openNumbers: 'The scholarship in numbers',
    studentSurvey: 'Student survey',
    print: 'All your answers',
    pdf: 'Result letter',
  },
  language: {
    label: 'Language',
    failed:
      'We could not load the portal in {language}, so the language has not changed. Try again in a moment.',
  },
  theme: { label: 'Appearance', system: 'Same as device', light: 'Light', dark: 'Dark' },
  footer: { information: 'Information', support: 'Need help?' },
  offline: 'No internet connection. The page will update by itself when the connection is back.',
  crash: {
    title: 'Something went wrong on this page',
    text: 'The fault is ours, not yours. Reloading the page usually helps. If it does not, go to the home page and try from there.',
    reload: 'Reload',
  },
}
