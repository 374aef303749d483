import type { office as original } from '../he/office.ts'
import type { WordsLike } from '../words.ts'

export const office: WordsLike<typeof original> = {
  brand: 'Milgo',
  area: 'Office',
  documentTitle: 'Office | Milgo',
  needsScript: 'Turn on JavaScript in your browser to use the office.',
  badge: 'Opens soon',
  title: 'The Milgo office',
  text: 'The workplace of the staff who handle applications. It is still being built, and this is what it will hold:',
  parts: {
    review: {
      title: 'Review',
      text: 'One queue, application after application, documents and answers side by side.',
    },
    decide: {
      title: 'Decision',
      text: 'Return for correction, approve or deny, always with a reason and a record of who and when.',
    },
    publish: {
      title: 'Publishing and payment',
      text: 'Results published together, appeals, and payments followed to the end.',
    },
  },
  students: 'A student? Your application is in the portal.',
  toPortal: 'Go to the student portal',
  language: 'Language',
  theme: { label: 'Appearance', system: 'As on device', light: 'Light', dark: 'Dark' },
}
