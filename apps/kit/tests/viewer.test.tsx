import { fill } from '@milgo/messages/fill'
import { viewer } from '@milgo/messages/he/viewer'
import { expectAccessible } from '@milgo/page-testing/expect-accessible'
import { openPdf } from '@milgo/viewer/open-pdf.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from './support/open-kit.tsx'
import { brokenPdf, longPdf, scannedPdf } from './support/pdf-files.ts'
import { drawPhoto, fileOf } from './support/sample-files.ts'
import { boxOf, press, pressOn } from './support/use-page.ts'

beforeEach(() => openKit('viewer'))

const show = (file: File) => page.getByTestId('viewer-file').upload(file)
const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name })
const drawnPages = () => page.getBySelector('.pdfViewer .page[data-loaded="true"]')
const nameOfPage = (number: number) => fill(viewer.page, { page: number })

/** Returns the share of pixels that do not have the colour of paper. A drawn page has such pixels. */
const inkShown = (): number => {
  const canvas = page.getBySelector('.pdfViewer canvas').first().element() as unknown as HTMLCanvasElement
  const { width, height } = canvas
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
  let dark = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark++
  return dark
}

it('a PDF of 200 pages draws the visible pages, and jumps to others', async () => {
  await show(longPdf(200))
  await expect.element(page.getByText(fill(viewer.pages, { page: 1, count: 200 }))).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: nameOfPage(1), exact: true }))
    .toHaveTextContent('Payslip number 1')
  await expect.poll(inkShown).toBeGreaterThan(100)
  await expectAccessible('main')

  // When the user goes to the next page and then to the end
  await tool(viewer.nextPage).click()
  await expect.element(page.getByText(fill(viewer.pages, { page: 2, count: 200 }))).toBeVisible()
  await pressOn(page.getByRole('region', { name: 'long.pdf' }), '{End}')
  await expect.element(page.getByText(fill(viewer.pages, { page: 200, count: 200 }))).toBeVisible()
  await expect.element(page.getByText('Payslip number 200')).toBeVisible()

  // Then only the few canvases around the visible page exist
  expect(page.getBySelector('.pdfViewer canvas').length).toBeLessThan(12)

  // And a page far away is found by its text
  await tool(viewer.find.open).click()
  await press('number 117')
  await expect.element(page.getByText(fill(viewer.find.matches, { current: 1, total: 1 }))).toBeVisible()
  await expect.element(page.getByText(fill(viewer.pages, { page: 117, count: 200 }))).toBeVisible()
  await press('{Escape}')
  await expect.element(page.getByRole('searchbox')).toHaveLength(0)
})

it('a Hebrew PDF is read from right to left, turned and enlarged', async () => {
  await show(await fileOf('hebrew'))
  await expect.element(drawnPages()).toHaveLength(1)
  await expect.element(page.getBySelector('.textLayer')).toHaveTextContent('תלוש שכר ספטמבר')
  const box = () => boxOf(page.getBySelector('.pdfViewer .page'))
  const upright = box()
  expect(upright.height).toBeGreaterThan(upright.width)
  await tool(viewer.rotate).click()
  await expect.poll(() => box().width > box().height).toBe(true)
  await tool(viewer.zoomOut).click()
  await expect.poll(() => box().width).toBeLessThan(upright.width)
  await tool(viewer.fit).click()
  await tool(viewer.find.open).click()
  await press('ברוטו')
  await expect.element(page.getByText(fill(viewer.find.matches, { current: 1, total: 1 }))).toBeVisible()
})

it('a scan is shown, and the search says that it has no text', async () => {
  await show(await scannedPdf(await drawPhoto(620, 877), 620, 877))
  await expect.element(drawnPages()).toHaveLength(1)
  await expect.poll(inkShown).toBeGreaterThan(100)
  await tool(viewer.find.open).click()
  await expect.element(page.getByText(viewer.find.scanned)).toBeVisible()
})

it('a broken file, an encrypted one and one of another type each get their own message', async () => {
  await show(brokenPdf)
  await expect.element(page.getByText(viewer.refused.broken.title)).toBeVisible()
  await expectAccessible('main')
  await show(await fileOf('closed'))
  await expect.element(page.getByText(viewer.refused.encrypted.title)).toBeVisible()
  await show(new File(['old'], 'old.xls', { type: 'application/vnd.ms-excel' }))
  await expect.element(page.getByText(viewer.refused.unsupported.title)).toBeVisible()
  await show(new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' }))
  await expect.element(page.getByText(viewer.refused.broken.title)).toBeVisible()
})

it('a document opens while others are being closed, and is not closed with them', async () => {
  const open = async (file: File) => openPdf(await file.arrayBuffer(), new AbortController().signal)
  const first = await open(longPdf(3))
  const second = await open(longPdf(2))
  if (first.kind !== 'pdf' || second.kind !== 'pdf') throw new Error('A sample document was refused.')
  first.close()
  expect(await open(brokenPdf)).toEqual({ kind: 'refused', why: 'broken' })
  const page = await second.document.getPage(2)
  expect((await page.getTextContent()).items).not.toEqual([])
  second.close()
})

it('a photo is turned, enlarged, dragged by the mouse and moved by keys', async () => {
  await show(await drawPhoto(1600, 1200))
  const picture = page.getByRole('img', { name: fill(viewer.image, { title: 'picture.jpg' }) })
  const room = page.getByRole('region', { name: fill(viewer.image, { title: 'picture.jpg' }) })
  await expect.element(picture).toHaveAttribute('data-drawn', 'true')
  const box = () => boxOf(picture)
  expect(box().width).toBeGreaterThan(box().height)
  await expectAccessible('main')
  await tool(viewer.rotate).click()
  await expect.poll(() => box().height > box().width).toBe(true)

  for (let presses = 0; presses < 8; presses++) await tool(viewer.zoomIn).click()
  room.element().scrollIntoView({ block: 'center', behavior: 'instant' })
  const { width, height } = boxOf(room)
  const before = box()
  await room.dropTo(room, {
    sourcePosition: { x: width / 2, y: height / 2 },
    targetPosition: { x: width / 2 - 60, y: height / 2 - 40 },
  })
  await expect.poll(box).toMatchObject({ x: before.x - 60, y: before.y - 40 })
  await pressOn(room, '{ArrowDown}')
  await expect.poll(() => box().y).toBeLessThan(before.y - 40)
})

it('a spreadsheet is a table', async () => {
  await show(await fileOf('income'))
  await expect.element(page.getByRole('table')).toBeVisible()
  await expect.element(page.getByRole('table')).toHaveTextContent(viewer.storedValues)
  expect(page.getByRole('row').length).toBeGreaterThan(0)
  await expectAccessible('main')
})
