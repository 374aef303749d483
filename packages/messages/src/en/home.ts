import type { home as original } from '../he/home.ts'
import type { WordsLike } from '../words.ts'

export const home: WordsLike<typeof original> = {
  hero: {
    titleStart: 'A study scholarship,',
    titleEnd: 'based on need, not on grades',
    text: 'Check your eligibility in three minutes, fill in the application at your own pace, and follow every step until the decision.',
    checkEligibility: 'Check eligibility',
    continue: 'Already started? Continue',
    followRequest: 'Follow your application',
    seeResult: 'Log in to see your decision',
  },
  period: {
    label: 'Registration dates',
    open: 'Registration is open',
    upcoming: 'Registration has not opened yet',
    closed: 'Registration is closed',
    none: 'No registration is planned at the moment',
    noneText: 'The next registration dates will appear here.',
    left: {
      days: { one: 'day left to register', other: 'days left to register' },
      hours: { one: 'hour left to register', other: 'hours left to register' },
      minutes: { one: 'minute left to register', other: 'minutes left to register' },
    },
    until: 'Until',
    at: 'at',
    opensOn: 'Opens on',
    closedOn: 'Closed on',
    lastDay: 'Last day to register',
    lastDayLeft: '{left}, until {hour}.',
    lastDayText:
      'Only an application that is sent before the close is reviewed. A draft does not send itself.',
    resultsToday: 'Decisions are published today',
    resultsTodayText:
      'Each decision appears in the personal area as soon as it is published. Not there yet? Come back later today.',
    resultsPublished: 'Decisions have been published',
    resultsOn: 'Published on',
    corrections: 'Corrections',
    correctionsValue: { one: '{count} day, once', other: '{count} days, once' },
    answers: 'Final decisions',
    timeZone: 'Times are in Israel time',
  },
  steps: {
    title: 'How it works',
    check: { title: 'Eligibility check', text: 'A few short questions and a code sent to your phone.' },
    fill: {
      title: 'Fill in the application',
      text: 'Personal details, bank account and family. Everything is saved automatically.',
    },
    upload: {
      title: 'Upload documents',
      text: 'A phone photo is enough. We tell you at once if something seems unreadable.',
    },
    follow: {
      title: 'Follow-up and decision',
      text: 'A clear status, a detailed score and the option to appeal.',
    },
  },
  carousel: {
    label: 'News',
    roleDescription: 'carousel',
    slideRoleDescription: 'slide',
    slideLabel: '{number} of {total}',
    choose: 'Choose a slide',
    goTo: 'Slide {number}: {title}',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop changing slides',
    play: 'Change slides automatically',
    more: 'Details',
  },
  squares: { title: 'Useful information' },
  failed: {
    dates: 'We could not load the registration dates',
    content: 'We could not load the news and information',
    text: 'The connection may have dropped for a moment, or the system is busy. The rest of the page works as usual.',
    offline: 'No internet connection. We will load this as soon as the connection is back.',
    reference: 'Reference number for support:',
  },
}
