import type { about as original } from '../he/about.ts'
import type { WordsLike } from '../words.ts'

export const about: WordsLike<typeof original> = {
  lead: 'Milgo is the home of the needs-based student scholarship: one place to check eligibility, apply, follow your application, correct, appeal and get paid.',
  parts: {
    purpose: {
      title: 'For whom, and why',
      text: 'The scholarship is for students whose economic situation makes it hard to study. It is given by need, not by grades.',
    },
    decision: {
      title: 'How we decide',
      text: 'Every application gets a score by rules that are published in advance: income per person, the socio-economic standing of your town, family, service and reserve duty. Each part is shown in your result with an explanation, and a person checks the figures.',
    },
    fairness: {
      title: 'How we keep it fair',
      text: 'The same rules apply to everyone, every viewing of an application is logged, and no staff member checks the application of somebody they know. Every result can be appealed, and someone else decides the appeal.',
    },
    privacy: {
      title: 'What happens to your data',
      text: 'Identity numbers and bank details are encrypted, and only those who need them see them. You can download all that is stored about you, and whatever no longer has to be kept is erased.',
    },
  },
  numbers: {
    title: 'The current period',
    opens: 'Registration opens',
    closes: 'Registration closes',
    corrections: 'Time to correct documents',
    days: { one: 'one day', other: '{count} days' },
    answers: 'Decisions expected',
    appeal: 'Time to appeal',
  },
  more: {
    title: 'Read on',
    statusGuide: 'What happens to an application after it is sent, step by step.',
    calculator: 'Estimate your score with your own figures; nothing is sent.',
    openNumbers: 'How many applied, how many scholarships were given, how many appeals were granted.',
    scholarshipFaq: 'Who is eligible, how the amount is set and when it is paid.',
    privacy: 'What we collect, who sees it and how long it is stored.',
    contact: 'Can’t find your answer? Write to us.',
  },
}
