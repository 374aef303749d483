// `npm run firefox`: walks the main path of a running portal in an installed Firefox. A stranger opens the public
// pages, checks their eligibility, confirms by code, fills in all steps, uploads the documents, sends the request, and
// finds it in the personal area. Only for a portal in development, because the person and the phone are invented.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { optionSetOf } from '@milgo/domain/answers/lines'
import { applicationForm } from '@milgo/domain/application/form'
import { toDotted } from '@milgo/domain/identity/calendar-date'
import { findWord } from '@milgo/messages/find-word'
import { answerValues } from '@milgo/messages/he/answer-values'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { eligibilityModals, eligibilityTexts } from '@milgo/messages/he/eligibility'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { options } from '@milgo/messages/he/options'
import { registration } from '@milgo/messages/he/registration'
import { steps } from '@milgo/messages/he/steps'
import { request } from '@playwright/test'
import { inventPerson, readCode } from '../student.ts'
import { type FirefoxPage, key, startFirefox } from './browser.ts'

const base = process.env['MILGO_URL'] ?? 'http://localhost:3000'
const letter = fileURLToPath(new URL('../files/letter.pdf', import.meta.url))

const button = (text: string) => ({ selector: 'button', text })
const inWindow = (text: string) => ({ selector: '[role="dialog"] button, [role="alertdialog"] button', text })
const field = (id: string) => `[id="field-${id}"]`

/**
 * Clicks the label of a checkbox, because the label draws the box. A space sent by the protocol does not tick even a
 * plain checkbox.
 */
const tick = (page: FirefoxPage, id: string) => page.click({ selector: `label:has(${field(id)})` })

/** Answers one question of the application, of any kind, by the control that a student uses. */
const answer = async (page: FirefoxPage, questionId: string, value: string | boolean): Promise<void> => {
  const row = applicationForm.byId.get(questionId)
  const choose = (text: string) => page.click({ selector: `${field(questionId)} label`, text })
  switch (row?.kind) {
    case 'yesNo':
      return choose(value === true ? answerValues.yes : answerValues.no)
    case 'tick':
      return tick(page, questionId)
    case 'choice': {
      const word = findWord(options, `${optionSetOf({ questionId, row })}.${value}`) ?? String(value)
      if (row.options.length <= 4) return choose(word)
      await page.click({ selector: field(questionId) })
      return page.click({ selector: '[role="option"]', text: word })
    }
    case 'entry':
      await page.fill(field(questionId), String(value))
      await page.see({ selector: '[role="option"]' })
      return void (await page.type(key.arrowDown + key.enter))
    case 'date':
      return page.fill(field(questionId), toDotted(String(value), 'DD.MM.YYYY'))
    default:
      return page.fill(field(questionId), String(value))
  }
}

const answerAll = async (page: FirefoxPage, answers: Readonly<Record<string, string | boolean>>) => {
  for (const [questionId, value] of Object.entries(answers)) await answer(page, questionId, value)
}

const goOnTo = async (page: FirefoxPage, step: keyof typeof steps): Promise<void> => {
  await page.click(button(registration.nextTo.replace('{step}', steps[step])))
  await page.until(
    steps[step],
    `document.querySelector('form')?.ariaLabel?.includes(${JSON.stringify(steps[step])})`,
  )
}

const person = inventPerson()
const calls = await request.newContext({ baseURL: base })

/**
 * Completes the list of missing answers one by one: uploads the same file everywhere, answers No, ticks every box, and
 * chooses the first option of each list.
 */
const giveWhatIsMissing = async (page: FirefoxPage): Promise<void> => {
  const next = () =>
    page.read(`document.querySelector('section[tabindex="-1"] a[href^="#field-"]')?.hash.slice(7)`)
  for (let id = await next(); id !== ''; id = await next()) {
    const row = applicationForm.byId.get(id)
    if (row?.kind === 'choice') await answer(page, id, row.options[0] ?? '')
    else if (row?.kind === 'yesNo' || row?.kind === 'tick') await answer(page, id, row.kind === 'tick')
    else await page.chooseFile(`${field(id)} input[type="file"]`, letter)
    await page.until(
      `${id} off the list`,
      `!document.querySelector('section[tabindex="-1"] a[href="#field-${id}"]')`,
    )
  }
}

/** The parts of the main path, by the names that are printed. */
const path: Readonly<Record<string, (page: FirefoxPage) => Promise<void>>> = {
  home: async (page) => {
    await page.open('/')
    await page.see({ selector: 'main a[href="/check-eligibility"]' })
  },
  'questions and answers': async (page) => {
    await page.open('/faq')
    await page.see({ selector: 'main input' })
  },
  'eligibility check': async (page) => {
    await page.open('/check-eligibility')
    await page.click(inWindow(eligibilityModals.eligibilityOnLoad.positive))
    // Keys that are pressed before the window has closed would go to the window.
    await page.until('window closed', `!document.querySelector('[role="dialog"]')`)
    for (const [id, value] of [
      ['identityNumber', person.identityNumber],
      ['phone', person.phone],
      ['email', person.email],
      ['emailConfirm', person.email],
      ['password', person.password],
      ['passwordConfirmation', person.password],
    ] as const)
      await page.fill(field(id), value)
    await page.fill(field('academicInstitution'), 'חיפה')
    await page.see({ selector: '[role="option"]' })
    await page.type(key.arrowDown + key.enter)
    await page.click({ selector: `${field('otherBachelor')} label`, text: answerValues.no })
    await page.click({ selector: `${field('receivedScholarship')} label`, text: answerValues.no })
    for (const id of ['notDeserter', 'termsConfirm', 'additionalConfirm']) await tick(page, id)
    await page.click(button(eligibilityTexts.check))
    await page.click(inWindow(eligibilityModals.eligibilityConfirm.positive))
  },
  'code, and the form after it': async (page) => {
    await page.see({ selector: 'input[autocomplete="one-time-code"]' })
    await page.fill('input[autocomplete="one-time-code"]', await readCode(calls, person.phone))
    await page.see({ selector: field('firstName') })
  },
  'personal details, saved by themselves': async (page) => {
    const saveState = `document.querySelector('[data-save-state]')?.dataset.saveState`
    await answer(page, 'firstName', 'דמו')
    await page.until('not saved yet', `${saveState} !== 'saved'`)
    await page.until('saved', `${saveState} === 'saved'`)
    await answerAll(page, {
      lastName: 'פיירפוקס',
      birthday: '2000-02-29',
      gender: 'ANOTHER',
      isUnder18address: true,
      year: 'THIRD_YEAR',
      field: 'מדעי המחשב',
      militaryServiceType: 'NOT_SERVED',
      isReservist: false,
    })
    await goOnTo(page, 'bank')
  },
  'bank account': async (page) => {
    await answerAll(page, { bank: 'בנק לאומי', branch: '800', accountNumber: '123456' })
    await goOnTo(page, 'family')
  },
  family: async (page) => {
    await answerAll(page, {
      maritalStatus: 'SINGLE',
      isMaritalStatusGap: false,
      childrenCount: '0',
      isChildrenCountGap: false,
      siblingsCount: '0',
      siblingsStudentsCount: '0',
      isOrphan: false,
      isCutOffFromParents: true,
      cutOffFromParentsCount: 'BOTH_PARENTS',
      isNewcomer: false,
      isDisabledFamilyMembers: false,
    })
    await goOnTo(page, 'documents')
  },
  documents: async (page) => {
    await page.click(button(documentsStep.review))
    await giveWhatIsMissing(page)
  },
  'all answers, and sending': async (page) => {
    await page.click(button(documentsStep.review))
    await page.see(button(formNotes.send))
    await page.click({ selector: 'label', text: registration.bankReadBack.confirm })
    await page.click(button(formNotes.send))
    await page.click(inWindow(formModals.preSubmitRequest.positive))
    await page.click(inWindow(documentsStep.result.toPersonalArea))
  },
  'personal area': (page) => page.see({ selector: 'main ol[aria-label]' }),
  'login by keyboard, to the personal area': async (page) => {
    await page.read(`localStorage.clear()`)
    await page.open('/login')
    await page.fill('#login-email', person.email + key.tab + person.password + key.enter)
    await page.see({ selector: 'main ol[aria-label]' })
  },
}

if (!(await calls.get('/dev/outbox.json')).ok())
  throw new Error(`${base} is not a portal in development: the code would be sent to a stranger's phone.`)
const { version, page, stop } = await startFirefox(process.env['FIREFOX_PATH'] ?? 'firefox-esr', base)
try {
  console.log(`Firefox ${version}`)
  await page.setViewport(1280, 900)
  for (const [name, walk] of Object.entries(path)) {
    await walk(page)
    console.log(`ok     ${name}`)
  }
} catch (error) {
  console.error(`FAILED ${error instanceof Error ? error.message : error}`)
  mkdirSync('test-results', { recursive: true })
  const picture = 'test-results/firefox.png'
  writeFileSync(picture, await page.picture())
  console.error(`       screenshot of the page: ${picture}`)
  process.exitCode = 1
} finally {
  await stop()
  await calls.dispose()
}
