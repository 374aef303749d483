import { appealPage as arabic } from '@milgo/messages/ar/appeal-page'
import { appealOptions as englishOptions } from '@milgo/messages/en/appeal'
import { appealPage as english } from '@milgo/messages/en/appeal-page'
import { appealOptions, appealQuestions } from '@milgo/messages/he/appeal'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { resultView } from '@milgo/messages/he/result'
import { noConnection, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  asked,
  button,
  computed,
  file,
  openAppeal,
  receipt,
  refused,
  request,
} from './support/appeal-page.ts'
import { scoredResult } from './support/result.ts'
import { currentUser } from './support/student.ts'

describe('a new appeal', () => {
  it('asks for grounds and text, confirms, and shows the receipt', async () => {
    const portal = await openAppeal(refused, { 'POST /appeal/create-appeal': receipt })
    await expect.element(page.getByText(appealPage.lead.RESULT_APPEAL)).toBeVisible()
    await button(appealPage.send).click()
    expect(portal.made('POST /appeal/create-appeal')).toEqual([])
    await expectSound()
    await page.getByText(appealOptions.appealGround.income, { exact: true }).click()
    await page.getByLabelText(appealQuestions.claimedPersons).fill('5')
    await page.getByLabelText(appealQuestions.details).fill('שורה ראשונה\nשורה שנייה')
    await expectSound()
    await button(appealPage.send).click()
    await expect.element(page.getByRole('heading', { name: appealPage.confirm.header })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirm.positive }).click()
    await expect.element(page.getByText(receipt.appeal_number)).toBeVisible()
    await expect.element(page.getByText(receipt.files[0]?.sha256 ?? '')).toBeVisible()
    expect(portal.made('POST /appeal/create-appeal').map(({ body }) => body)).toEqual([
      {
        user_request_id: request.id,
        grounds: ['income'],
        claimed_income: null,
        claimed_persons: '5',
        details: 'שורה ראשונה\nשורה שנייה',
        documents: '[]',
        type: 'RESULT_APPEAL',
      },
    ])
    await expectSound()
  })

  it('shows what the disputed figure would make of the score, and sends nothing of that', async () => {
    const portal = await openAppeal(computed, { 'GET /page-data/result': scoredResult(12_400) })
    await page.getByText(appealOptions.appealGround.income, { exact: true }).click()
    await page.getByLabelText(appealQuestions.claimedIncome).fill('10500')
    await page.getByRole('button', { name: resultView.calculator.open }).click()
    const calculator = page.getByRole('region', { name: resultView.calculator.title })
    const income = calculator.getByRole('textbox', { name: resultView.calculator.income })
    await expect.element(income).toHaveValue('10,500')
    await expect
      .element(calculator.getByRole('textbox', { name: resultView.calculator.houseHoldPeople }))
      .toHaveValue('5')
    const result = page.getByRole('region', { name: resultView.calculator.result })
    await expect.element(result.getByText(/\+5/)).toBeVisible()
    await page.getByLabelText(appealQuestions.claimedIncome).fill('12400')
    await expect.element(income).toHaveValue('12,400')
    await expect.element(result.getByText(resultView.calculator.same)).toBeVisible()
    await expectSound()
    expect(portal.made().filter(({ body }) => body !== undefined)).toEqual([])
  })

  it('has no calculator where the application was refused without a score', async () => {
    const portal = await openAppeal(refused)
    await page.getByText(appealOptions.appealGround.income, { exact: true }).click()
    await expect.poll(() => portal.made('GET /page-data/result').length).toBeGreaterThan(0)
    await expect.element(page.getByLabelText(appealQuestions.claimedIncome)).toBeVisible()
    expect(page.getByRole('button', { name: resultView.calculator.open }).elements()).toHaveLength(0)
  })

  it('outlives a reload and a lost connection, and is forgotten once it is sent', async () => {
    const portal = await openAppeal(refused, { 'POST /appeal/create-appeal': noConnection })
    await page.getByText(appealOptions.appealGround.OTHER, { exact: true }).click()
    await page.getByLabelText(appealQuestions.details).fill('טקסט ארוך')
    await expect.element(page.getByText('נשמר בדפדפן', { exact: false })).toBeVisible()
    const kept = () => Object.keys(localStorage).filter((key) => key.includes('appeal.RESULT_APPEAL'))
    expect(kept()).toHaveLength(1)
    await button(appealPage.send).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirm.positive }).click()
    await expect.element(page.getByRole('alert').getByText(appealPage.failed.notSent)).toBeVisible()
    await expect.element(page.getByLabelText(appealQuestions.details)).toHaveValue('טקסט ארוך')
    portal.change({ 'POST /appeal/create-appeal': receipt })
    await button(appealPage.send).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirm.positive }).click()
    await expect.element(page.getByText(receipt.appeal_number)).toBeVisible()
    expect(kept()).toEqual([])
  })

  it('starts with what was left in this browser', async () => {
    const key = `milgo.own.${currentUser.id}.appeal.RESULT_APPEAL`
    localStorage.setItem('milgo.owner', currentUser.id)
    localStorage.setItem(
      key,
      JSON.stringify({ entered: { grounds: ['OTHER'], details: 'נשאר מקודם' }, files: [file(1)] }),
    )
    await openAppeal(refused)
    await expect.element(page.getByText(appealPage.draft.restored)).toBeVisible()
    await expect.element(page.getByLabelText(appealQuestions.details)).toHaveValue('נשאר מקודם')
    await expect.element(page.getByText(file(1).original_file_name, { exact: true })).toBeVisible()
  })

  it('says what the server refuses beside its field', async () => {
    await openAppeal(refused, {
      'POST /appeal/create-appeal': refuse(200, {
        statusCode: 250,
        code: 'INVALID_ANSWERS',
        message: 'x',
        errors: [{ code: 'MAX_LENGTH', field: 'details', message: 'ארוך מדי' }],
      }),
    })
    await page.getByText(appealOptions.appealGround.OTHER, { exact: true }).click()
    await page.getByLabelText(appealQuestions.details).fill('טקסט')
    await button(appealPage.send).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirm.positive }).click()
    await expect.element(page.getByText('ארוך מדי').first()).toBeVisible()
  })

  it.each([
    ['he', 390],
    ['en', 390],
    ['ar', 390],
    ['he', 1440],
    ['en', 1440],
  ] as const)('is sound in %s at %i', async (language, width) => {
    await openAppeal(refused, {}, { language, width })
    const words = { he: appealPage, en: english, ar: arabic }[language]
    await expect.element(page.getByText(words.lead.RESULT_APPEAL)).toBeVisible()
    const options = language === 'en' ? englishOptions : undefined
    if (options) await page.getByText(options.appealGround.income, { exact: true }).click()
    await expectSound()
  })
})

describe('where nothing can be done the page says why', () => {
  it('before publication', async () => {
    await openAppeal(currentUser)
    await expect.element(page.getByText(appealPage.states.notYet.title)).toBeVisible()
    await expectSound()
  })

  it('after the time', async () => {
    await openAppeal(asked({ request_status: 'DENIED', publish_state: '1', actions: ['VIEW_RESULT'] }))
    await expect.element(page.getByText(appealPage.states.over.title)).toBeVisible()
  })
})
