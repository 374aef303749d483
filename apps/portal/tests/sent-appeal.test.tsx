import type { StoredAppeal, UpdatedAppeal } from '@milgo/contracts/core/appeal-fields'
import { appealQuestions } from '@milgo/messages/he/appeal'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { conflict } from '@milgo/messages/he/conflict'
import { personalArea } from '@milgo/messages/he/personal-area'
import { journeyStages } from '@milgo/messages/he/status-guide'
import { type Answers, type MadeCall, noConnection, Refusal, refuse } from '@milgo/page-testing/answer-calls'
import { emulateMedia } from '@milgo/page-testing/emulate-media'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { clearPages } from '@milgo/page-testing/render'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callCore } from '../src/lib/service-client.ts'
import { endSession } from '../src/lib/session/session-store.ts'
import {
  appealed,
  asked,
  button,
  file,
  inReview,
  openAppeal,
  receipt,
  returned,
  stored,
  toFix,
} from './support/appeal-page.ts'
import { PendingUpload } from './support/pending-upload.ts'
import { currentUser } from './support/student.ts'

/** Answers like the server: a change that started from an older content gets what is stored. */
const answerUnlessLate =
  (newer: StoredAppeal) =>
  ({ body }: MadeCall): UpdatedAppeal | Refusal => {
    const { content_version: startedFrom = 0 } = body as { readonly content_version?: number }
    return startedFrom < newer.content_version
      ? new Refusal(409, { error: { statusCode: 409, code: 'APPEAL_CHANGED', message: 'x' }, newer })
      : { ...receipt, content_version: newer.content_version + 1 }
  }

const conflictWindow = page.getByRole('alertdialog')
const side = (words: string, text: RegExp | string) =>
  conflictWindow.getByRole('radio', { name: new RegExp(`^${words}.*${text}`) })

describe('an appeal that was sent', () => {
  it('has the fingerprint of every file on paper, though it is folded on the screen', async () => {
    await openAppeal(appealed, { 'GET /appeal/get-appeal/by-user': stored })
    const hash = page.getByText(`${receipt.files[0]?.sha256}`)
    await expect.element(hash).toBeInTheDocument()
    expect(hash.element().checkVisibility()).toBe(false)
    await emulateMedia({ media: 'print' })
    await expect.poll(() => hash.element().checkVisibility()).toBe(true)
    expect(hash.element().getBoundingClientRect().height).toBeGreaterThan(0)
  })

  it('is shown with its receipt, and can be updated until a reviewer takes it', async () => {
    const portal = await openAppeal(appealed, {
      'GET /appeal/get-appeal/by-user': stored,
      'PATCH /appeal/update-appeal/by-user': { ...receipt, version: 2, content_version: 2 },
    })
    await expect.element(page.getByText(receipt.appeal_number)).toBeVisible()
    // The fingerprint of a file is for whoever looks for it.
    const hash = page.getByText(`${receipt.files[0]?.sha256}`)
    expect(hash.element().checkVisibility()).toBe(false)
    await page.getByText(appealPage.receipt.hash).click()
    await expect.element(hash).toBeVisible()
    await expectSound()
    await button(appealPage.sent.edit).click()
    await expect.element(page.getByLabelText(appealQuestions.claimedIncome)).toHaveValue('8,200')
    await page.getByLabelText(appealQuestions.details).fill('נוסח חדש')
    await button(appealPage.update).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirmUpdate.positive }).click()
    await expect.element(page.getByText(appealPage.receipt.updated)).toBeVisible()
    expect(portal.made('PATCH /appeal/update-appeal/by-user')[0]?.body).toMatchObject({
      content_version: 1,
      details: 'נוסח חדש',
      claimed_income: 8_200,
      documents: JSON.stringify([file(1).file_name, file(2).file_name]),
    })
  })

  it.each([
    ['APPEAL_SUBMITTED', '1', 'REVIEW'],
    ['APPEAL_APPROVED', '1', 'DECISION'],
    ['APPEAL_CALCULATED', '2', 'RESULT'],
  ] as const)('in %s shows how far it has come, and can be printed', async (status, publish, stage) => {
    const user = asked({
      request_status: status,
      publish_state: publish,
      actions: ['VIEW_APPEAL', 'VIEW_RESULT'],
    })
    await openAppeal(user, { 'GET /appeal/get-appeal/by-user': stored })
    const journey = page.getByRole('list', { name: personalArea.journey.appealLabel })
    await expect.element(journey).toBeVisible()
    expect(journey.element().querySelector('[aria-current=step]')).toHaveTextContent(journeyStages[stage])
    await expect.element(button(appealPage.sent.print)).toBeVisible()
    await expectSound()
  })

  it('that was updated elsewhere meanwhile shows what differs, and sends what is chosen', async () => {
    const newer = { ...stored, details: 'מהחלון השני', claimed_persons: '6', content_version: 2 }
    const portal = await openAppeal(appealed, {
      'GET /appeal/get-appeal/by-user': stored,
      'PATCH /appeal/update-appeal/by-user': answerUnlessLate(newer),
    })
    await button(appealPage.sent.edit).click()
    await page.getByLabelText(appealQuestions.details).fill('מה שכתבתי כאן')
    await button(appealPage.update).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirmUpdate.positive }).click()
    await expect.element(conflictWindow.getByText(appealPage.conflictHeader)).toBeVisible()
    await expect.element(side(conflict.mine, 'מה שכתבתי כאן')).toBeChecked()
    await expect.element(side(conflict.theirs, '6')).toBeChecked()
    await expectSound()
    await conflictWindow.getByRole('button', { name: conflict.keep }).click()
    await expect.element(page.getByText(appealPage.receipt.updated)).toBeVisible()
    expect(portal.made('PATCH /appeal/update-appeal/by-user').at(-1)?.body).toMatchObject({
      content_version: 2,
      details: 'מה שכתבתי כאן',
      claimed_income: 8_200,
      claimed_persons: '6',
      documents: JSON.stringify([file(1).file_name, file(2).file_name]),
    })
  })

  const newer = { ...stored, documents: JSON.stringify([file(3)]), content_version: 2 }
  const sendDraft = async (draft: () => Promise<unknown>) => {
    await draft()
    clearPages()
    const portal = await openAppeal(appealed, {
      'GET /appeal/get-appeal/by-user': newer,
      'PATCH /appeal/update-appeal/by-user': answerUnlessLate(newer),
    })
    await button(appealPage.sent.edit).click()
    await expect.element(page.getByLabelText(appealQuestions.details)).toHaveValue('נשאר מקודם')
    await button(appealPage.update).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirmUpdate.positive }).click()
    await expect.element(conflictWindow.getByText(appealPage.conflictHeader)).toBeVisible()
    return portal
  }

  it('with a draft that started from an older content suggests what was changed here and what elsewhere', async () => {
    const portal = await sendDraft(async () => {
      await openAppeal(appealed, { 'GET /appeal/get-appeal/by-user': stored })
      await button(appealPage.sent.edit).click()
      await page.getByLabelText(appealQuestions.details).fill('נשאר מקודם')
      await expect.element(page.getByText('נשמר בדפדפן', { exact: false })).toBeVisible()
    })
    await expect.element(side(conflict.mine, 'נשאר מקודם')).toBeChecked()
    await expect.element(side(conflict.theirs, file(3).original_file_name)).toBeChecked()
    await conflictWindow.getByRole('button', { name: conflict.keep }).click()
    await expect.element(page.getByText(appealPage.receipt.updated)).toBeVisible()
    expect(portal.made('PATCH /appeal/update-appeal/by-user').at(-1)?.body).toMatchObject({
      content_version: 2,
      details: 'נשאר מקודם',
      documents: JSON.stringify([file(3).file_name]),
    })
  })

  it('with a draft that does not say what it started from suggests what is stored', async () => {
    await sendDraft(async () => {
      localStorage.setItem('milgo.owner', currentUser.id)
      localStorage.setItem(
        `milgo.own.${currentUser.id}.appeal.RESULT_APPEAL`,
        JSON.stringify({ entered: { grounds: ['income'], details: 'נשאר מקודם' }, files: [] }),
      )
    })
    await expect.element(side(conflict.theirs, stored.details)).toBeChecked()
    await expect.element(side(conflict.theirs, file(3).original_file_name)).toBeChecked()
  })

  it('cannot be changed in review, and says that there is only one', async () => {
    await openAppeal(inReview, { 'GET /appeal/get-appeal/by-user': stored })
    await expect.element(page.getByText(appealPage.sent.closed)).toBeVisible()
    await expect.element(button(appealPage.sent.edit)).not.toBeInTheDocument()
  })

  it('that does not load says so', async () => {
    await openAppeal(inReview, {
      'GET /appeal/get-appeal/by-user': refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' }),
    })
    await expect.element(page.getByText(appealPage.failed.title)).toBeVisible()
  })
})

describe('a correction', () => {
  const answers = {
    'GET /appeal/get-appeal/by-user': { ...stored, return_comment: 'חסר תלוש של אוקטובר' },
    'GET /appeal/get-appeal-documents': toFix,
    'PATCH /appeal/update-appeal/by-user': { ...receipt, content_version: 2 },
  }

  it('enables only what was returned, and is not sent without a new file', async () => {
    const portal = await openAppeal(returned, answers)
    await expect.element(page.getByText('הקובץ אינו קריא')).toBeVisible()
    await expect.element(page.getByText('חסר העמוד השני')).toBeVisible()
    await expect.element(page.getByText('חסר תלוש של אוקטובר')).toBeVisible()
    await expect.element(page.getByText(file(1).original_file_name)).toBeVisible()
    await expectSound()
    await button(appealPage.fix.send).click()
    await expect.element(page.getByText(appealPage.fix.missingFiles)).toBeVisible()
    expect(portal.made('POST /appeal/submit-corrections')).toEqual([])
    await expectSound()
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('that is sent during the upload says so, and not that the file is missing', async () => {
    vi.stubGlobal('XMLHttpRequest', PendingUpload)
    await openAppeal(returned, answers)
    await expect.element(button(appealPage.fix.send)).toBeVisible()
    const chooser = document.querySelector<HTMLElement>('main input[type=file]')
    if (!chooser) throw new Error('No file can be chosen')
    await userEvent.upload(chooser, new File(['%PDF-1.4'], 'slip.pdf', { type: 'application/pdf' }))
    await button(appealPage.fix.send).click()
    await expect.element(page.getByText(appealPage.uploading)).toBeVisible()
    await expect.element(page.getByText(appealPage.fix.missingFiles)).not.toBeInTheDocument()
    await expect.element(page.getByText(appealPage.fix.notReplaced)).not.toBeInTheDocument()
  })

  it('saves the text when its field is left, and is sent after a confirmation', async () => {
    const portal = await openAppeal(returned, {
      ...answers,
      'GET /appeal/get-appeal/by-user': {
        ...stored,
        documents: JSON.stringify([file(1), file(3)]),
        has_draft: true,
      },
      'GET /appeal/get-appeal-documents': toFix.map((one) => ({ ...one, is_replaced: true })),
      'POST /appeal/submit-corrections': { ...receipt, version: 2 },
    })
    await page.getByLabelText(appealQuestions.details).fill('עם הסבר')
    await userEvent.tab()
    await expect.element(page.getByText('התיקונים עדיין לא הוגשו', { exact: false })).toBeVisible()
    await button(appealPage.fix.send).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.fix.confirm.positive }).click()
    await expect.element(page.getByText(appealPage.receipt.corrected)).toBeVisible()
    expect(portal.made('PATCH /appeal/update-appeal/by-user').at(-1)?.body).toMatchObject({
      details: 'עם הסבר',
      documents: JSON.stringify([file(1).file_name, file(3).file_name]),
    })
    expect(portal.made('POST /appeal/submit-corrections').map(({ body }) => body)).toEqual([
      { content_version: 2 },
    ])
  })

  describe('without an answer', () => {
    const isReplaced = {
      ...answers,
      'GET /appeal/get-appeal/by-user': { ...stored, documents: JSON.stringify([file(1), file(3)]) },
      'GET /appeal/get-appeal-documents': toFix.map((one) => ({ ...one, is_replaced: true })),
    }
    const sendOffline = async (lost: Answers) => {
      const portal = await openAppeal(returned, isReplaced)
      await page.getByLabelText(appealQuestions.details).fill('עם הסבר')
      await userEvent.tab()
      await expect.element(page.getByText('התיקונים עדיין לא הוגשו', { exact: false })).toBeVisible()
      portal.change({ 'GET /appeal/get-appeal/by-user': noConnection, ...lost })
      await press()
      return portal
    }
    const press = async () => {
      await button(appealPage.fix.send).click()
      await page.getByRole('dialog').getByRole('button', { name: appealPage.fix.confirm.positive }).click()
    }
    const unknown = page.getByRole('alert').getByText(appealPage.failed.unknown)
    const notSent = page.getByText(appealPage.failed.notSent)
    const sent = { ...receipt, version: 2 }
    const arrived = {
      'GET /appeal/get-appeal/by-user': { ...stored, receipt: sent, content_version: 3 },
      'PATCH /appeal/update-appeal/by-user': refuse(400, {
        statusCode: 400,
        code: 'APPEAL_NOT_ALLOWED',
        message: 'x',
      }),
      'POST /appeal/submit-corrections': sent,
    }

    it('is unknown, and shows the receipt once the service says that it has arrived', async () => {
      const portal = await sendOffline({ 'POST /appeal/submit-corrections': noConnection })
      await expect.element(unknown).toBeVisible()
      expect(notSent.elements()).toEqual([])
      await expect.element(page.getByText(/עדיין לא הוגשו/)).not.toBeVisible()
      await expectSound()
      portal.change(arrived)
      dispatchEvent(new Event('online'))
      await expect.element(page.getByText(appealPage.receipt.corrected)).toBeVisible()
    })

    it('that arrived shows the receipt when it is sent again before the page has asked', async () => {
      const portal = await sendOffline({ 'POST /appeal/submit-corrections': noConnection })
      await expect.element(unknown).toBeVisible()
      portal.change(arrived)
      await press()
      await expect.element(page.getByText(appealPage.receipt.corrected)).toBeVisible()
    })

    it('is said not to have arrived once the service says so', async () => {
      const portal = await sendOffline({ 'POST /appeal/submit-corrections': noConnection })
      await expect.element(unknown).toBeVisible()
      portal.change(isReplaced)
      dispatchEvent(new Event('online'))
      await expect.element(page.getByRole('alert')).toHaveTextContent(appealPage.failed.notThere)
      expect(portal.made('POST /appeal/submit-corrections')).toHaveLength(1)
      portal.change({ 'POST /appeal/submit-corrections': sent })
      await press()
      await expect.element(page.getByText(appealPage.receipt.corrected)).toBeVisible()
    })

    it('to its saving is not sent, which is known without asking', async () => {
      const portal = await sendOffline({ 'PATCH /appeal/update-appeal/by-user': noConnection })
      await expect.element(notSent).toBeVisible()
      await expect.element(unknown).not.toBeInTheDocument()
      expect(portal.made('POST /appeal/submit-corrections')).toEqual([])
    })
  })

  const typesText = async () => {
    const portal = await openAppeal(returned, answers)
    await page.getByLabelText(appealQuestions.details).fill('נכתב עכשיו')
    return () => portal.made('PATCH /appeal/update-appeal/by-user').map(({ body }) => body)
  }

  it('saves the text when the typing pauses, while its field keeps the focus', async () => {
    const saves = await typesText()
    await expect.poll(saves).toMatchObject([{ content_version: 1, details: 'נכתב עכשיו' }])
  })

  it.each([
    ['hidden', () => void dispatchEvent(new Event('pagehide'))],
    ['left', clearPages],
  ])('saves the text when the page is %s before the typing pauses', async (_event, happens) => {
    const saves = await typesText()
    happens()
    // Without waiting for the pause.
    await callCore('GET /setting/get-all')
    expect(saves()).toMatchObject([{ content_version: 1, details: 'נכתב עכשיו' }])
  })

  it('saves the text again that was changed back while it was being saved', async () => {
    const first = Promise.withResolvers<void>()
    const portal = await openAppeal(returned, {
      ...answers,
      'PATCH /appeal/update-appeal/by-user': async () => {
        await first.promise
        return { ...receipt, content_version: 2 }
      },
    })
    const saved = () =>
      portal
        .made('PATCH /appeal/update-appeal/by-user')
        .map(({ body }) => (body as { readonly details: string }).details)
    await page.getByLabelText(appealQuestions.details).fill('נוסח אחר')
    await expect.poll(saved).toEqual(['נוסח אחר'])
    await page.getByLabelText(appealQuestions.details).fill(stored.details)
    await userEvent.tab()
    first.resolve()
    await expect.poll(saved).toEqual(['נוסח אחר', stored.details])
  })

  it('has the text that the server did not get when it is opened again, and saves it', async () => {
    await openAppeal(returned, { ...answers, 'PATCH /appeal/update-appeal/by-user': noConnection })
    await page.getByLabelText(appealQuestions.details).fill('נכתב בלי רשת')
    await expect.element(page.getByText(appealPage.fix.notSaved)).toBeVisible()
    clearPages()
    const portal = await openAppeal(returned, answers)
    await expect.element(page.getByLabelText(appealQuestions.details)).toHaveValue('נכתב בלי רשת')
    await expect
      .poll(() => portal.made('PATCH /appeal/update-appeal/by-user').map(({ body }) => body))
      .toMatchObject([{ content_version: 1, details: 'נכתב בלי רשת' }])
    await expect.element(page.getByText('התיקונים עדיין לא הוגשו', { exact: false })).toBeVisible()
    expect(Object.keys(localStorage).filter((key) => key.includes('CORRECTION'))).toEqual([])
  })

  it('saves no text after a logout', async () => {
    const saves = await typesText()
    endSession('left')
    clearPages()
    // A call would have been made before this one.
    await callCore('GET /setting/get-all')
    expect(saves()).toEqual([])
  })

  /** What another window saved meanwhile. */
  const newer = {
    ...stored,
    details: 'מהחלון השני',
    documents: JSON.stringify([file(1), file(3)]),
    has_draft: true,
    content_version: 5,
  }

  it('that was saved elsewhere meanwhile shows what differs, and loses no text', async () => {
    const portal = await openAppeal(returned, {
      ...answers,
      'PATCH /appeal/update-appeal/by-user': answerUnlessLate(newer),
      'POST /appeal/submit-corrections': { ...receipt, version: 2 },
    })
    const details = page.getByLabelText(appealQuestions.details)
    await details.fill('מה שכתבתי כאן')
    await userEvent.tab()
    await expect.element(side(conflict.mine, 'מה שכתבתי כאן')).toBeChecked()
    await expect.element(side(conflict.theirs, 'מהחלון השני')).toBeVisible()
    await expect.element(side(conflict.theirs, file(3).original_file_name)).toBeChecked()
    await expectSound()
    await conflictWindow.getByRole('button', { name: conflict.keep }).click()
    await expect.element(page.getByText('התיקונים עדיין לא הוגשו', { exact: false })).toBeVisible()
    await expect.element(details).toHaveValue('מה שכתבתי כאן')
    await expect.element(page.getByText(appealPage.fix.replaced)).toBeVisible()
    expect(portal.made('PATCH /appeal/update-appeal/by-user').at(-1)?.body).toMatchObject({
      content_version: 5,
      details: 'מה שכתבתי כאן',
      documents: JSON.stringify([file(1).file_name, file(3).file_name]),
    })
    await button(appealPage.fix.send).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.fix.confirm.positive }).click()
    await expect.element(page.getByText(appealPage.receipt.corrected)).toBeVisible()
  })

  it('that was not sent because it was saved elsewhere is saved once a side is chosen', async () => {
    await openAppeal(returned, {
      ...answers,
      'GET /appeal/get-appeal/by-user': { ...newer, details: 'לפני', content_version: 4 },
      'PATCH /appeal/update-appeal/by-user': answerUnlessLate(newer),
    })
    await button(appealPage.fix.send).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.fix.confirm.positive }).click()
    await expect.element(conflictWindow.getByText(appealPage.conflictHeader)).toBeVisible()
    const notSent = page.getByText(appealPage.failed.notSent, { exact: true })
    await expect.element(notSent).toBeInTheDocument()
    await conflictWindow.getByRole('button', { name: conflict.keep }).click()
    await expect.element(page.getByText('התיקונים עדיין לא הוגשו', { exact: false })).toBeVisible()
    await expect.element(notSent).not.toBeInTheDocument()
  })

  it.each([
    ['mine', 'מה שכתבתי כאן'],
    ['theirs', 'מהחלון השני'],
  ] as const)(
    'that was saved elsewhere meanwhile saves the side that is chosen: %s',
    async (chosen, text) => {
      const newer = { ...stored, details: 'מהחלון השני', content_version: 5 }
      const portal = await openAppeal(returned, {
        ...answers,
        'PATCH /appeal/update-appeal/by-user': answerUnlessLate(newer),
      })
      const details = page.getByLabelText(appealQuestions.details)
      await details.fill('מה שכתבתי כאן')
      await userEvent.tab()
      await conflictWindow.getByText(text).click()
      await expect.element(side(conflict[chosen], text)).toBeChecked()
      await conflictWindow.getByRole('button', { name: conflict.keep }).click()
      await expect.element(details).toHaveValue(text)
      await expect
        .poll(() => portal.made('PATCH /appeal/update-appeal/by-user').at(-1)?.body)
        .toMatchObject({ content_version: 5, details: text })
    },
  )
})
