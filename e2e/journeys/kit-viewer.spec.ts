import { fill } from '@milgo/messages/fill'
import { viewer } from '@milgo/messages/he/viewer'
import type { Page } from '@playwright/test'
import { fileOf, type SampleFile } from '../documents.ts'
import { expect, test } from '../fixtures.ts'
import { openKit } from '../kit.ts'
import { brokenPdf, longPdf, scannedPdf } from '../pdf-files.ts'
import { drawPicture } from '../pictures.ts'

test.beforeEach(({ page }) => openKit(page, 'viewer'))

const show = (page: Page, file: SampleFile) => page.getByTestId('viewer-file').setInputFiles(file)
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name })
const drawnPages = (page: Page) => page.locator('.pdfViewer .page[data-loaded="true"]')
const nameOfPage = (number: number) => fill(viewer.page, { page: number })

/** How much of what is shown is not the colour of paper: a drawn page has ink. */
const inkOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement
      const { data } = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {
        data: [],
      }
      let dark = 0
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark++
      return dark
    })

test('a PDF of 200 pages draws what is in sight, and jumps', async ({ page, expectAccessible }) => {
  await show(page, longPdf(200))
  await expect(page.getByText(fill(viewer.pages, { page: 1, count: 200 }))).toBeVisible()
  await expect(page.getByRole('region', { name: nameOfPage(1), exact: true })).toContainText(
    'Payslip number 1',
  )
  expect(await inkOf(page, '.pdfViewer canvas')).toBeGreaterThan(100)
  await expectAccessible({ part: '#root' })

  // When the reader goes on page by page and then far down
  await tool(page, viewer.nextPage).click()
  await expect(page.getByText(fill(viewer.pages, { page: 2, count: 200 }))).toBeVisible()
  await page.getByRole('region', { name: 'long.pdf' }).press('End')
  await expect(page.getByText(fill(viewer.pages, { page: 200, count: 200 }))).toBeVisible()
  await expect(page.getByText('Payslip number 200')).toBeVisible()

  // Then no more canvases exist than the few around what is in sight
  expect(await page.locator('.pdfViewer canvas').count()).toBeLessThan(12)

  // And a page far away is found by its text
  await tool(page, viewer.find.open).click()
  await page.keyboard.type('number 117')
  await expect(page.getByText(fill(viewer.find.matches, { current: 1, total: 1 }))).toBeVisible()
  await expect(page.getByText(fill(viewer.pages, { page: 117, count: 200 }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})

test('a Hebrew PDF is read from right to left, turned and enlarged', async ({ page }) => {
  await show(page, fileOf('hebrew'))
  await expect(drawnPages(page)).toHaveCount(1)
  await expect(page.locator('.textLayer')).toContainText('תלוש שכר ספטמבר')
  const box = async () => (await page.locator('.pdfViewer .page').boundingBox()) ?? { width: 0, height: 0 }
  const upright = await box()
  expect(upright.height).toBeGreaterThan(upright.width)
  await tool(page, viewer.rotate).click()
  await expect.poll(async () => (await box()).width > (await box()).height).toBe(true)
  await tool(page, viewer.zoomOut).click()
  await expect.poll(async () => (await box()).width).toBeLessThan(upright.width)
  await tool(page, viewer.fit).click()
  await tool(page, viewer.find.open).click()
  await page.keyboard.type('ברוטו')
  await expect(page.getByText(fill(viewer.find.matches, { current: 1, total: 1 }))).toBeVisible()
})

test('a scan is shown, and it is said that it has no text', async ({ page }) => {
  const photo = await drawPicture(page, { width: 620, height: 877 })
  await show(page, scannedPdf(photo.buffer, 620, 877))
  await expect(drawnPages(page)).toHaveCount(1)
  expect(await inkOf(page, '.pdfViewer canvas')).toBeGreaterThan(100)
  await tool(page, viewer.find.open).click()
  await expect(page.getByText(viewer.find.scanned)).toBeVisible()
})

test('a broken file, a locked one and one of another type are each named', async ({
  page,
  expectAccessible,
}) => {
  await show(page, brokenPdf)
  await expect(page.getByText(viewer.refused.broken.title)).toBeVisible()
  await expectAccessible({ part: '#root', state: 'broken' })
  await show(page, fileOf('closed'))
  await expect(page.getByText(viewer.refused.encrypted.title)).toBeVisible()
  await show(page, { name: 'old.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('old') })
  await expect(page.getByText(viewer.refused.unsupported.title)).toBeVisible()
  await show(page, { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(page.getByText(viewer.refused.broken.title)).toBeVisible()
})

test('a photo is turned, enlarged, dragged by the mouse and moved by keys', async ({
  page,
  expectAccessible,
}) => {
  await show(page, await drawPicture(page, { width: 1600, height: 1200 }))
  const picture = page.getByRole('img', { name: fill(viewer.image, { title: 'picture.jpg' }) })
  const room = page.getByRole('region', { name: fill(viewer.image, { title: 'picture.jpg' }) })
  await expect(picture).toHaveAttribute('data-drawn', 'true')
  const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect((await box()).width).toBeGreaterThan((await box()).height)
  await expectAccessible({ part: '#root', state: 'photo' })
  await tool(page, viewer.rotate).click()
  await expect.poll(async () => (await box()).height > (await box()).width).toBe(true)

  for (let press = 0; press < 8; press++) await tool(page, viewer.zoomIn).click()
  await room.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await room.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const before = await box()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 - 60, y + height / 2 - 40)
  await page.mouse.up()
  await expect.poll(box).toMatchObject({ x: before.x - 60, y: before.y - 40 })
  await room.press('ArrowDown')
  await expect.poll(async () => (await box()).y).toBeLessThan(before.y - 40)
})

test('a spreadsheet is a table', async ({ page, expectAccessible }) => {
  await show(page, fileOf('income'))
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('table')).toContainText(viewer.storedValues)
  expect(await page.getByRole('row').count()).toBeGreaterThan(0)
  await expectAccessible({ part: '#root', state: 'sheet' })
})
