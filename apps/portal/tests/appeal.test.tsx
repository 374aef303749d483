import { paths } from '@milgo/contracts/portal-paths'
import { appealLimits } from '@milgo/domain/appeal/appeal'
import {
  changeQuestions as arabicChange,
  appealOptions as arabicOptions,
  appealQuestions as arabicQuestions,
} from '@milgo/messages/ar/appeal'
import { appealPage as arabic } from '@milgo/messages/ar/appeal-page'
import { resultView as arabicResult } from '@milgo/messages/ar/result'
import { scoreComponents as arabicComponents } from '@milgo/messages/ar/score'
import { shell as arabicShell } from '@milgo/messages/ar/shell'
import {
  changeQuestions as englishChange,
  appealOptions as englishOptions,
  appealQuestions as englishQuestions,
} from '@milgo/messages/en/appeal'
import { appealPage as english } from '@milgo/messages/en/appeal-page'
import { resultView as englishResult } from '@milgo/messages/en/result'
import { scoreComponents as englishComponents } from '@milgo/messages/en/score'
import { shell as englishShell } from '@milgo/messages/en/shell'
import { fill } from '@milgo/messages/fill'
import { appealOptions, appealQuestions, changeQuestions } from '@milgo/messages/he/appeal'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { resultView } from '@milgo/messages/he/result'
import { scoreComponents } from '@milgo/messages/he/score'
import { shell } from '@milgo/messages/he/shell'
import { noConnection, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { incomeMarginPercent } from '../src/request/score/estimate-of.ts'
import {
  asked,
  button,
  computed,
  file,
  openAppeal,
  receipt,
  refused,
  request,
  stored,
} from './support/appeal-page.ts'
import { scoredResult } from './support/result.ts'
import { currentUser } from './support/student.ts'

const changedOf = { he: changeQuestions, ar: arabicChange, en: englishChange }

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
    await expect.element(page.getByText(receipt.files[0]?.sha256 ?? '')).toBeInTheDocument()
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

  describe('without an answer', () => {
    const sendOffline = async () => {
      const portal = await openAppeal(refused, {
        'POST /appeal/create-appeal': noConnection,
        'GET /appeal/get-appeal/by-user': noConnection,
      })
      await page.getByText(appealOptions.appealGround.income, { exact: true }).click()
      await page.getByLabelText(appealQuestions.details).fill('x')
      await button(appealPage.send).click()
      await page.getByRole('dialog').getByRole('button', { name: appealPage.confirm.positive }).click()
      await expect.element(page.getByRole('alert')).toHaveTextContent(appealPage.failed.unknown)
      return portal
    }

    it('is unknown, and shows the receipt once the service says that it has arrived', async () => {
      const portal = await sendOffline()
      expect(page.getByText(appealPage.failed.notSent).elements()).toEqual([])
      expect(page.getByText(/עדיין לא הגשתם/).elements()).toEqual([])
      await expectSound()
      portal.change({
        'POST /appeal/create-appeal': receipt,
        'GET /appeal/get-appeal/by-user': stored,
      })
      dispatchEvent(new Event('online'))
      await expect.element(page.getByText(receipt.appeal_number)).toBeVisible()
    })

    it('is said not to have arrived once the service says so', async () => {
      const portal = await sendOffline()
      portal.change({
        'GET /appeal/get-appeal/by-user': refuse(404, { statusCode: 404, code: 'NO_APPEAL', message: 'x' }),
      })
      dispatchEvent(new Event('online'))
      await expect.element(page.getByRole('alert')).toHaveTextContent(appealPage.failed.notThere)
      expect(portal.made('POST /appeal/create-appeal')).toHaveLength(1)
    })
  })

  it('because of changed data asks what has changed, not what is wrong', async () => {
    await openAppeal(refused, {}, { path: paths.personalAreaStatusChangeAppeal })
    const { PERSONAL_PARAMETER_CHANGE: changed, RESULT_APPEAL: wrong } = appealPage.detailsHelp
    await expect.element(page.getByText(fill(changed, { max: appealLimits.details }))).toBeVisible()
    expect(page.getByText(fill(wrong, { max: appealLimits.details })).elements()).toEqual([])
  })

  it.each([
    ['he', shell, resultView, appealPage, appealQuestions, /ערעור/],
    ['ar', arabicShell, arabicResult, arabic, arabicQuestions, /استئناف/],
    ['en', englishShell, englishResult, english, englishQuestions, /appeal/i],
  ] as const)(
    'because of changed data is called in %s what its link says, not an appeal',
    async (...names) => {
      const [language, { pages }, { appeal }, words, questions, named] = names
      const path = paths.personalAreaStatusChangeAppeal
      const portal = await openAppeal(refused, { 'POST /appeal/create-appeal': receipt }, { path, language })
      await expect.element(page.getByRole('heading', { level: 1, name: appeal.changeLink })).toBeVisible()
      expect(pages.personalAreaStatusChangeAppeal).toBe(appeal.changeLink)
      // That it is reviewed as the one appeal is said beside the form.
      await expect.element(page.getByText(words.change.once)).toBeVisible()
      const options = language === 'he' ? appealOptions : language === 'ar' ? arabicOptions : englishOptions
      await page.getByText(options.appealGround.income, { exact: true }).click()
      const form = document.querySelector('form')
      expect(form?.textContent).not.toMatch(named)
      await page.getByRole('textbox', { name: changedOf[language].details }).fill('x')
      expect(page.getByLabelText(questions.details, { exact: true }).elements()).toEqual([])
      await page.getByRole('button', { name: words.change.send }).click()
      await page
        .getByRole('dialog', { name: words.change.confirm.header })
        .getByRole('button')
        .first()
        .click()
      await expect.element(page.getByRole('heading', { name: words.change.made })).toBeVisible()
      expect(portal.made('POST /appeal/create-appeal')[0]?.body).toMatchObject({
        type: 'PERSONAL_PARAMETER_CHANGE',
      })
    },
  )

  it('shows the score with the disputed figure, and sends none of it', async () => {
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
    await expect.element(result.getByText(resultView.calculator.estimate)).toBeVisible()
    await page.getByLabelText(appealQuestions.claimedIncome).fill('12,400')
    await expect.element(income).toHaveValue('12,400')
    await expect.element(result.getByText(resultView.calculator.same)).toBeVisible()
    await expectSound()
    expect(portal.made().filter(({ body }) => body !== undefined)).toEqual([])
  })

  it.each([
    ['he', 390, resultView, scoreComponents, appealOptions, appealQuestions],
    ['ar', 390, arabicResult, arabicComponents, arabicOptions, arabicQuestions],
    ['en', 1440, englishResult, englishComponents, englishOptions, englishQuestions],
  ] as const)(
    'shows in %s at %i what a figure that is not verified yet would change, as a range',
    async (language, width, words, components, options, questions) => {
      // 2,900 per person: 35 points for the income, 72.5 in all, in the lowest tier.
      await openAppeal(computed, { 'GET /page-data/result': scoredResult(14_500) }, { language, width })
      await page.getByText(options.appealGround.income, { exact: true }).click()
      await page.getByText(options.appealGround.military, { exact: true }).click()
      await page.getByLabelText(questions.claimedIncome).fill('13000')
      await page.getByRole('button', { name: words.calculator.open }).click()
      const result = page.getByRole('region', { name: words.calculator.result })
      const row = (name: string) => result.getByRole('row', { name })
      // Between 2,340 and 2,860 per person: the second or the third band.
      await expect.element(row(components.income)).toHaveTextContent(/35.*35.*40.*0.*\+5/)
      // The other disputed component is named too, although its figure was not changed.
      await expect.element(row(components.military)).toHaveTextContent(words.calculator.noChange)
      await expect.element(row(components.cluster)).not.toBeInTheDocument()
      await expect.element(row(words.calculator.total)).toHaveTextContent(/72\.5.*72\.5.*77\.5/)
      await expect.element(row(words.calculator.scholarship)).toHaveTextContent(/4,000.*4,000.*6,240/)
      await expect
        .element(result)
        .toHaveTextContent(fill(words.calculator.coversIncome, { percent: incomeMarginPercent }))
      await expectSound()
      // An income beyond every margin lowers the points, which an appeal does not do to the award.
      await page.getByLabelText(questions.claimedIncome).fill('40000')
      await expect.element(result).toHaveTextContent(words.calculator.neverLower)
      await expect.element(row(components.income)).toHaveTextContent(/35.*0.*−35/)
    },
  )

  it('covers every cluster of a claimed locality', async () => {
    await openAppeal(computed, { 'GET /page-data/result': scoredResult(12_400) })
    await page.getByText(appealOptions.appealGround.cluster, { exact: true }).click()
    await page.getByLabelText(appealQuestions.claimedLocality).fill('חורה')
    await page.getByRole('button', { name: resultView.calculator.open }).click()
    const result = page.getByRole('region', { name: resultView.calculator.result })
    const row = result.getByRole('row', { name: scoreComponents.cluster })
    await expect.element(row).toHaveTextContent(/17\.5.*2\.5.*25/)
    await expect.element(result).toHaveTextContent(resultView.calculator.coversClusters)
    const cluster = page.getByRole('textbox', { name: resultView.calculator.cluster })
    await cluster.fill('1')
    await expect.element(row).toHaveTextContent(/17\.5.*25.*\+7\.5/)
    await expect.element(result).not.toHaveTextContent(resultView.calculator.coversClusters)
    // Whether the other locality has priority is not known either.
    await expect.element(result).toHaveTextContent(resultView.calculator.coversPriority)
    await expectSound()
  })

  it('links to the public calculator when the request was denied without a score', async () => {
    const portal = await openAppeal(refused)
    await page.getByText(appealOptions.appealGround.income, { exact: true }).click()
    await expect.poll(() => portal.made('GET /page-data/result').length).toBeGreaterThan(0)
    await expect
      .element(page.getByRole('link', { name: resultView.appeal.toCalculator }))
      .toHaveAttribute('href', '/calculator')
    expect(page.getByRole('button', { name: resultView.calculator.open }).elements()).toHaveLength(0)
  })

  it('survives a reload and a lost connection, and is removed once it is sent', async () => {
    const portal = await openAppeal(refused, {
      'POST /appeal/create-appeal': noConnection,
      'GET /appeal/get-appeal/by-user': refuse(404, { statusCode: 404, code: 'NO_APPEAL', message: 'x' }),
    })
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

  it('shows what the server refuses at its field', async () => {
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

describe('when nothing can be done, the page says why', () => {
  it('before publication', async () => {
    await openAppeal(currentUser)
    await expect.element(page.getByText(appealPage.states.notYet.title)).toBeVisible()
    await expectSound()
  })

  it('after the deadline', async () => {
    await openAppeal(asked({ request_status: 'DENIED', publish_state: '1', actions: ['VIEW_RESULT'] }))
    await expect.element(page.getByText(appealPage.states.over.title)).toBeVisible()
  })
})
