import { fill } from '@milgo/messages/fill'
import { readability } from '@milgo/messages/he/readability'
import type { Page } from '@playwright/test'
import { kit } from '../../apps/kit/src/words/he.ts'
import { expect, test } from '../fixtures.ts'
import { openKit } from '../kit.ts'
import { drawPicture, untilSeen, waitForSlowLook } from '../pictures.ts'

test.beforeEach(async ({ page }) => {
  await waitForSlowLook(page)
  await openKit(page, 'readability')
})

const own = '123456782'
const { notes } = readability

type Chosen = Awaited<ReturnType<typeof drawPicture>>

/** Chooses a file, waits until it is checked, and returns the element with the notes about it. */
const choose = async (page: Page, field: 'card' | 'document', file: Chosen) => {
  const place = page.locator(`#picture-${field}`)
  const remove = place.getByRole('button', { name: kit.file.remove })
  if (await remove.isVisible()) await remove.click()
  await place.locator('input[type=file]').first().setInputFiles(file)
  const notesOf = place.getByRole('status', { name: readability.title })
  await expect(notesOf).not.toHaveText('')
  await expect(notesOf).not.toHaveText(readability.checking, untilSeen)
  return notesOf
}

const heavy = /\.(?:wasm|traineddata)$/

const noteHeavy = (page: Page): readonly string[] => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (heavy.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

test('faults of a picture are named, and files that are not readable pictures get no note', async ({
  page,
}) => {
  const fetched = noteHeavy(page)
  const cases = [
    [{}, kit.pictures.nothing],
    [{ filter: 'blur(1.5px)' }, kit.pictures.nothing],
    [{ filter: 'blur(9px)' }, notes.BLURRED],
    [{ filter: 'brightness(0.2)' }, notes.TOO_DARK],
    [{ isBlank: true }, notes.BLANK],
    [{ shift: 0.35 }, notes.CUT_OFF],
    [{ width: 240, height: 340 }, fill(notes.TOO_SMALL, { width: 240, height: 340 })],
  ] as const
  for (const [sample, expected] of cases)
    await expect(await choose(page, 'document', await drawPicture(page, sample))).toHaveText(expected)
  const files = [
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'photo.heic', mimeType: 'image/heic', buffer: Buffer.from('....ftypheic') },
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff]) },
  ]
  for (const file of files) await expect(await choose(page, 'card', file)).toHaveText(kit.pictures.nothing)

  // None of these files loads the text recognition, and neither does a card for a reader who saves data
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const card = await drawPicture(page, { number: own })
  await expect(await choose(page, 'card', card)).toHaveText(kit.pictures.nothing)
  expect(fetched).toEqual([])
})

test('the number on a card is read by a text recognition that is loaded from the portal with the first card', async ({
  page,
}) => {
  const fetched = noteHeavy(page)
  const cases = [
    [{ number: own }, notes.IDENTITY_NUMBER_AGREES],
    [{ number: '1 2345678 2', quarterTurns: 1 }, notes.IDENTITY_NUMBER_AGREES],
    [{ number: '0 0000001 8' }, notes.IDENTITY_NUMBER_DIFFERS],
    [{ number: 'no number' }, notes.IDENTITY_NUMBER_UNREAD],
  ] as const
  for (const [sample, expected] of cases)
    await expect(await choose(page, 'card', await drawPicture(page, sample))).toHaveText(expected)
  expect(new Set(fetched).size).toBe(2)
  for (const url of fetched) expect(new URL(url).origin).toBe(new URL(page.url()).origin)
})

test('without the text recognition the other notes are shown, and removing a card stops its check', async ({
  page,
}) => {
  await page.route(/\.traineddata$/, (route) => route.abort())
  const clear = await drawPicture(page, { number: own })
  await expect(await choose(page, 'card', clear)).toHaveText(kit.pictures.nothing)
  const blurred = await drawPicture(page, { number: own, filter: 'blur(12px)' })
  await expect(await choose(page, 'card', blurred)).toHaveText(notes.BLURRED)
  await page.unroute(/\.traineddata$/)

  // Given a card whose check is under way
  await page.reload()
  await page.route(/\.traineddata$/, () => {})
  const asked = page.waitForRequest(/\.traineddata$/)
  const place = page.locator('#picture-card')
  await place.locator('input[type=file]').first().setInputFiles(clear)
  await asked
  expect(page.workers()).toHaveLength(1)

  // When the card is removed, the worker is stopped and no note is shown
  await place.getByRole('button', { name: kit.file.remove }).click()
  await expect.poll(() => page.workers().length).toBe(0)
  await expect(place.getByRole('status', { name: readability.title })).toHaveText('')
})
