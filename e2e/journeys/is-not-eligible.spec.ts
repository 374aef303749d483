import { fill } from '@milgo/messages/fill'
import { answerValues } from '@milgo/messages/he/answer-values'
import { eligibilityOptions, eligibilityRefusals, eligibilityTexts } from '@milgo/messages/he/eligibility'
import type { Page } from '@playwright/test'
import { cardOf, fieldOf, fillCheck, openCheck, sendCheck } from '../eligibility.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoOverflow } from '../overflow.ts'
import { inventPerson } from '../student.ts'

type Code = keyof typeof eligibilityRefusals

type Slip = {
  readonly code: Code
  readonly answer: (page: Page) => Promise<void>
  readonly takeBack: (page: Page) => Promise<void>
}

const { residencyStatus, currentlyStudying, scholarships } = eligibilityOptions

/** Each reason that an answer can give, and how it is taken back. */
const slips: readonly Slip[] = [
  {
    code: 'NOT_RESIDENT',
    answer: (page) => cardOf(page, 'residencyStatus', residencyStatus.NONE).click(),
    takeBack: (page) => cardOf(page, 'residencyStatus', residencyStatus.RESIDENT).click(),
  },
  {
    code: 'NOT_STUDYING',
    answer: (page) => cardOf(page, 'currentlyStudying', currentlyStudying.OTHER).click(),
    takeBack: (page) => cardOf(page, 'currentlyStudying', currentlyStudying.BACHELOR).click(),
  },
  {
    code: 'OTHER_BACHELOR',
    answer: (page) => cardOf(page, 'otherBachelor', answerValues.yes).click(),
    takeBack: (page) => cardOf(page, 'otherBachelor', answerValues.no).click(),
  },
  {
    code: 'OTHER_SCHOLARSHIP',
    answer: (page) => page.getByText(scholarships.PERACH, { exact: true }).click(),
    takeBack: (page) => page.getByText(scholarships.NONE, { exact: true }).click(),
  },
  {
    code: 'SCHOLARSHIP_AMOUNT',
    answer: async (page) => {
      await cardOf(page, 'receivedScholarship', answerValues.yes).click()
      await fieldOf(page, 'receivedScholarshipName').fill('מלגה לדוגמה')
      await fieldOf(page, 'receivedScholarshipAmount').fill('8401')
    },
    takeBack: (page) => cardOf(page, 'receivedScholarship', answerValues.no).click(),
  },
]

/** The first period's ceiling; only the server knows it. */
const sentenceOf = (code: Code): string => fill(eligibilityRefusals[code], { ceiling: '8,400' })

test('every reason for a refusal is told, and an answer can be taken back', async ({
  page,
  expectAccessible,
}) => {
  await openCheck(page)
  await fillCheck(page, inventPerson())

  for (const { code, answer, takeBack } of slips) {
    await answer(page)
    await sendCheck(page)
    await expect(page.getByRole('heading', { name: eligibilityTexts.notEligibleTitle })).toBeFocused()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(sentenceOf(code))
    await page.getByRole('button', { name: eligibilityTexts.backToForm }).click()
    await takeBack(page)
  }

  // Several at once are told together
  for (const { answer } of [slips[0], slips[2], slips[3]].filter((slip) => slip !== undefined))
    await answer(page)
  await sendCheck(page)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    eligibilityRefusals.NOT_RESIDENT,
    eligibilityRefusals.OTHER_BACHELOR,
    eligibilityRefusals.OTHER_SCHOLARSHIP,
  ])
  await expectAccessible()
  await expectNoOverflow(page, 'several reasons')
  await page.getByRole('link', { name: eligibilityTexts.backToHome }).click()
  await expect(page).toHaveURL('/')
})
