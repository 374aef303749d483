import { chromium, type Page } from '@playwright/test'
import { documentList, enterFigures, logStaffIn, openReview, staffEmail } from '../e2e/office.ts'
import { acceptWatched, readReviewTimes, watchDrawnCanvas, watchReviewTimes } from '../e2e/review-times.ts'
import { buildPages } from '../scripts/setup/build-pages.mjs'
import { findBrowser } from '../scripts/setup/find-browser.mjs'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'
import { askDatabase } from '../scripts/tests/ask-database.ts'
import type { Measurement } from './measurement.ts'

/**
 * Measures the time from a key to the next document and from a decision to the next request, in a browser that
 * optimises its code as a reviewer's does. The browser of the journeys does not.
 */
export const benchReviewTimes = async (): Promise<readonly Measurement[]> => {
  await buildPages(process.execPath)
  const folder = temporaryFolder()
  const server = startProcess({ DATA_DIR: folder.path, DEMO_REQUESTS: '60' })
  const browser = await chromium.launch({
    executablePath: findBrowser(process.execPath),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage({
      baseURL: await server.url,
      viewport: { width: 1440, height: 900 },
      locale: 'he-IL',
    })
    const ask = (statement: string) => askDatabase<{ id: string }>(folder.path, statement)
    await page.goto('/office/login')
    await logStaffIn(page, ask, staffEmail('reviewer'))
    // The same request as in the journey of the clean request.
    const [first] = await ask(
      "select id from requests where status = 'SUBMITTED' order by created_at, id limit 1",
    )
    const { documents, requests } = await review(page, first?.id ?? '')
    const floor = middle(await watchDrawnCanvas(await browser.newPage(), documents.length))
    const unit = 'ms'
    return [
      { name: 'review: next document drawn, median', value: middle(documents), unit, floor },
      {
        name: 'review: next document drawn, p95',
        value: nearlyAll(documents),
        unit,
        floor,
        aim: { atMost: 150 },
      },
      {
        name: 'review: next request drawn',
        value: Math.max(...requests),
        unit,
        aim: { atMost: 200 },
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    folder.remove()
  }
}

/** The time that a reviewer looks at a document, at least. Meanwhile the next document is prepared. */
const lookMs = 1_000

const shareOf = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0
const nearlyAll = (times: readonly number[]): number => shareOf(times, 0.95)
const middle = (times: readonly number[]): number => shareOf(times, 0.5)

/** Approves a request by keys, and waits until the next one is drawn. */
const review = async (page: Page, id: string) => {
  const press = (key: string) => page.keyboard.press(key)
  await openReview(page, id)
  await page.locator('.pdfViewer canvas').first().waitFor()
  await watchReviewTimes(page)
  await acceptWatched(page, await documentList(page).getByRole('button').count(), press, lookMs)
  await enterFigures(page, press)
  await press('Control+Enter')
  await page.waitForFunction(
    () => (window as { reviewTimes?: { requests: number[] } }).reviewTimes?.requests.length,
  )
  return readReviewTimes(page)
}
