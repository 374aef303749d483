import { paths } from '@milgo/contracts/portal-paths'
import { counted } from '@milgo/messages/counted'
import { faq as english } from '@milgo/messages/en/faq'
import { shell as englishShell } from '@milgo/messages/en/shell'
import { faq as hebrew } from '@milgo/messages/he/faq'
import { shell as hebrewShell } from '@milgo/messages/he/shell'
import { expectToHear, expectToHearAfter } from '@milgo/page-testing/announced'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { faqAnswers } from './support/faq-answers.ts'
import { openPortal } from './support/open-portal.tsx'

const looks = [
  ['he', 'rtl', hebrew, hebrewShell],
  ['en', 'ltr', english, englishShell],
] as const

/** What a screen reader announces of the questions and answers. */
describe.each(looks)('in %s, which is read %s, a visitor hears', (language, direction, faq, shell) => {
  it('how many questions a search finds, also none, and is back in the search after all are shown', async () => {
    await openPortal(paths.faq, { answers: faqAnswers, language })
    await expectToHear({
      title: `${shell.pages.faq} | ${shell.brand}`,
      outline: [
        `1 ${shell.pages.faq}`,
        '2 כניסה',
        '3 הקוד לא הגיע. מה עושים?',
        '3 שכחתי סיסמה',
        '2 מסמכים',
        '3 אילו קבצים מתקבלים?',
        ...[shell.footer.information, shell.footer.support].map((title) => `2 ${title}`),
      ],
      live: [],
    })
    expect(document.documentElement.dir).toBe(direction)
    const search = page.getByRole('searchbox')
    const focus = `searchbox | ${faq.search} | ${faq.searchHelp}`
    await expectToHearAfter(() => search.fill('קוד חדש'), {
      spoken: [counted(faq.found, 1, language)],
      focus,
    })
    await expectToHearAfter(() => search.fill('חניה'), { spoken: [counted(faq.found, 0, language)], focus })
    await expectToHearAfter(() => page.getByRole('button', { name: faq.nothing.all }).click(), {
      spoken: [],
      focus,
      live: [],
    })
  })

  it('thanks for saying whether an answer has helped, and does not lose the place', async () => {
    await openPortal(`${paths.faq}#question-102`, {
      answers: { ...faqAnswers, 'POST /faq-question/rate': { id: 102 } },
      language,
    })
    await expectToHear({ focus: 'DisclosureTriangle | שכחתי סיסמה' })
    await expectToHearAfter(() => page.getByRole('button', { name: faq.helpful.yes, exact: true }).click(), {
      spoken: [faq.helpful.thanks],
      focus: `link | ${faq.link}`,
    })
  })
})
