import type { faq as original } from '../he/faq.ts'
import type { WordsLike } from '../words.ts'

export const faq: WordsLike<typeof original> = {
  lead: {
    portal: 'Answers about using the portal: logging in, filling in the application, documents and messages.',
    scholarship:
      'Answers about the scholarship itself: who is eligible, how the amount is set and when it is paid.',
  },
  other: {
    portal: 'There are also questions about the portal',
    scholarship: 'There are also questions about the scholarship',
  },
  gone: 'The question of this link is no longer here. You can search for it below.',
  search: 'Search questions and answers',
  searchHelp: 'A word or two is enough, for example: documents',
  found: {
    zero: 'No questions found',
    one: 'One question found',
    other: '{count} questions found',
  },
  elsewhere: {
    portal: {
      one: 'One answer among the questions about the portal',
      other: '{count} answers among the questions about the portal',
    },
    scholarship: {
      one: 'One answer among the questions about the scholarship',
      other: '{count} answers among the questions about the scholarship',
    },
  },
  categories: 'Topics',
  link: 'Link to this answer',
  helpful: {
    question: 'Did this answer help?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thank you for your answer.',
    sorry: 'Thank you for telling us. We will improve the answer; meanwhile, you can ask us.',
    failed: 'We could not record that. Please try again in a moment.',
  },
  nothing: {
    title: 'We found no answer to this search',
    text: 'Try other words, or fewer. Searches without an answer are recorded, without anything about who searched, so that we know what to add.',
    all: 'All questions',
  },
  empty: {
    title: 'There are no questions here yet',
    text: 'Ask us on the contact page and we will answer by e-mail.',
  },
  contact: {
    title: 'Can’t find your answer?',
    text: 'Write to us and we will get back to you.',
    action: 'Contact us',
  },
  failed: {
    title: 'We could not load the questions and answers',
    text: 'The connection may have dropped for a moment, or the system is busy.',
  },
}
