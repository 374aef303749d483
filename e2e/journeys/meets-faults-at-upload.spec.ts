import { fill } from '@milgo/messages/fill'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { errors } from '@milgo/messages/he/errors'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { registration } from '@milgo/messages/he/registration'
import { statusRefusals } from '@milgo/messages/he/status'
import { upload } from '@milgo/messages/he/upload'
import { saveState } from '../application.ts'
import { core } from '../core.ts'
import {
  documentOf,
  fileOf,
  openComplete,
  replaceIn,
  reviewButton,
  savedDocuments,
  students,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'

const former = 'id_front-0.pdf'

test('a disk that is full keeps what was there, and takes the file once there is room', async ({
  page,
  request,
}) => {
  const student = await openComplete(page, request, students.reservist)
  const field = documentOf(page, 'idFront')
  const fillUp = (seconds: number, times?: number) =>
    page.route(
      '**/upload/upload-file/**',
      (route) =>
        route.fulfill({
          status: 503,
          headers: { 'Retry-After': `${seconds}` },
          json: {
            error: { statusCode: 503, code: 'STORAGE_UNAVAILABLE', message: errors.STORAGE_UNAVAILABLE },
          },
        }),
      times === undefined ? {} : { times },
    )
  // One that has room again when it said so is not even noticed
  await fillUp(1, 1)
  await replaceIn(page, documentOf(page, 'idAttachment'), fileOf('letter', 'ספח.pdf'))
  await expect(
    documentOf(page, 'idAttachment').getByRole('button', { name: `${upload.view}: ספח.pdf` }),
  ).toBeVisible()

  await fillUp(0)
  await replaceIn(page, field, fileOf('photo', 'חדש.jpg'))
  await expect(field).toContainText(errors.STORAGE_UNAVAILABLE)
  await expect(field).toContainText(`${upload.kept}: ${former}`)
  expect(await savedDocuments(request, student)).toMatchObject({ id_front: { original_file_name: former } })

  await page.unroute('**/upload/upload-file/**')
  await field.getByRole('button', { name: `${upload.retry}: חדש.jpg` }).click()
  await expect(field.getByRole('button', { name: `${upload.view}: חדש.jpg` })).toBeVisible()
})

test('while the scanner is down a file arrives and says that it is checked, and what is found in it later', async ({
  page,
  request,
  expectAccessible,
}) => {
  const student = await openComplete(page, request, students.reservist)
  const field = documentOf(page, 'idFront')
  // What waits for the scanner has no address
  let state = 'checking'
  let isOtherChecking = false
  const unreadable = () => ({ file_signed_url: null, thumbnail_signed_url: null, file_state: state })
  await page.route('**/upload/upload-file/**', async (route) => {
    const reference = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reference, ...unreadable() } })
  })
  await page.route(`**${core}/step-4/documents`, async (route) => {
    const held = await (await route.fetch()).json()
    const attachment = { ...held.id_attachment, ...(isOtherChecking && { file_state: 'checking' }) }
    await route.fulfill({
      json: { ...held, id_front: { ...held.id_front, ...unreadable() }, id_attachment: attachment },
    })
  })
  await replaceIn(page, field, fileOf('photo', 'חדש.jpg'))
  await expect(field).toContainText(upload.checking)
  await expect(field.getByRole('button', { name: upload.view })).toHaveCount(0)
  await expectAccessible()
  expect(await savedDocuments(request, student)).toMatchObject({
    id_front: { original_file_name: 'חדש.jpg' },
  })

  // The page learns by itself what was found; the way out is there and on top of the page
  state = 'infected'
  await expect(field).toContainText(fileRefusals.INFECTED)
  await expect(page.getByText(fill(documentsStep.infected.text, { name: 'חדש.jpg' }))).toBeVisible()
  await expect(page.getByRole('heading', { name: documentsStep.summary.missing.one })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: documentsStep.infected.replace }).click()
  await expect(field.locator(':focus')).toBeInViewport()

  // Also while all answers are looked over, and another file still waits for its turn
  state = 'checking'
  isOtherChecking = true
  await replaceIn(page, field, fileOf('photo', 'שוב.jpg'))
  await replaceIn(page, documentOf(page, 'idAttachment'), fileOf('letter', 'ספח.pdf'))
  await expect(documentOf(page, 'idAttachment')).toContainText(upload.checking)
  await reviewButton(page).click()
  const given = page.getByRole('definition').filter({ hasText: 'שוב.jpg' })
  await expect(given).toBeVisible()
  state = 'infected'
  await expect(given).toHaveCount(0)
  await page.goBack()
  await page.unroute('**/upload/upload-file/**')
  await page.unroute(`**${core}/step-4/documents`)
  await replaceIn(page, field, fileOf('photo', 'נקי.jpg'))
  await expect(field.getByRole('button', { name: `${upload.view}: נקי.jpg` })).toBeVisible()
  await expect(page.getByRole('link', { name: documentsStep.infected.replace })).toHaveCount(0)
})

test('a period that closes during an upload: the page says so, and shows what it has', async ({
  page,
  request,
}) => {
  const student = await openComplete(page, request, students.reservist)
  const field = documentOf(page, 'idFront')
  await page.route(`**${core}/step-4/save`, (route) =>
    route.fulfill({
      status: 403,
      json: {
        error: {
          statusCode: 403,
          code: 'REQUEST_READ_ONLY',
          message: errors.REQUEST_READ_ONLY,
          errors: [{ code: 'PERIOD_CLOSED', message: statusRefusals.PERIOD_CLOSED }],
        },
      },
    }),
  )
  await replaceIn(page, field, fileOf('photo', 'חדש.jpg'))
  const reason = `${errors.REQUEST_READ_ONLY}. ${statusRefusals.PERIOD_CLOSED}`
  await expect(saveState(page)).toContainText(registration.save.refused.replace('{reason}', reason))
  await expect(field.getByRole('button', { name: `${upload.view}: חדש.jpg` })).toBeVisible()
  expect(await savedDocuments(request, student)).toMatchObject({ id_front: { original_file_name: former } })
})
