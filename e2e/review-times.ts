import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

type Times = {
  readonly documents: number[]
  readonly requests: number[]
  /** The number of documents' files that were loaded. */
  files: number
}
type Watched = Window & { reviewTimes?: Times }

/**
 * Measures, inside the page, the time from a key to the next document and from a decision to the next request, so that
 * the communication between test and browser is not part of the times. A document counts as shown in the frame in which
 * its first page has ink on paper. A request counts as shown when its heading is shown too.
 */
export const watchReviewTimes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: Times = { documents: [], requests: [], files: 0 }
    ;(window as Watched).reviewTimes = times
    new PerformanceObserver((list) => {
      times.files += list.getEntries().filter(({ name }) => name.includes('signature=')).length
    }).observe({ type: 'resource', buffered: true })

    // A first page is a canvas that was drawn ahead, one that pdf.js drew, or a photo. Each document has its own
    // canvas.
    const firstPages = () =>
      [
        ...document.querySelectorAll<HTMLCanvasElement>(
          'main [aria-hidden="true"] > canvas, main .page[data-page-number="1"] canvas, main canvas[data-drawn="true"]',
        ),
      ].filter((canvas) => canvas.checkVisibility())
    // The link to the messages beside the heading contains the id of the request.
    const shownRequest = () =>
      [...document.querySelectorAll('main h1')]
        .find((heading) => heading.checkVisibility())
        ?.parentElement?.querySelector('a[href$="/messages"]')
        ?.getAttribute('href')

    // A canvas is transparent or black before anything is drawn, and only white before there is ink. So a drawn page is
    // opaque and has both light and dark pixels.
    const look = new OffscreenCanvas(200, 280).getContext('2d', { willReadFrequently: true })
    const isDrawn = (canvas: HTMLCanvasElement): boolean => {
      if (!look || canvas.width === 0 || canvas.height === 0) return false
      look.clearRect(0, 0, 200, 280)
      look.imageSmoothingQuality = 'high'
      look.drawImage(canvas, 0, 0, 200, 280)
      const { data } = look.getImageData(0, 0, 200, 280)
      let [darkest, lightest] = [255, 0]
      for (let at = 0; at < data.length; at += 4) {
        const [green = 0, alpha = 0] = [data[at + 1], data[at + 3]]
        if (alpha < 250) return false
        darkest = Math.min(darkest, green)
        lightest = Math.max(lightest, green)
      }
      return lightest - darkest > 32
    }

    type Waiting = {
      readonly at: number
      readonly shown: readonly Element[]
      readonly request: string | null | undefined
    }
    const begin = (): Waiting => ({ at: performance.now(), shown: firstPages(), request: shownRequest() })
    let accepted: Waiting | undefined
    let decided: Waiting | undefined
    const hasNextPage = ({ shown }: Waiting) =>
      firstPages().some((canvas) => !shown.includes(canvas) && isDrawn(canvas))
    const hasNextHeading = ({ request }: Waiting): boolean => {
      const now = shownRequest()
      return now !== undefined && now !== null && now !== request
    }

    addEventListener(
      'keydown',
      ({ code, ctrlKey }) => {
        if (code === 'KeyA' || code === 'KeyJ') accepted = begin()
        if (code !== 'Enter' || !ctrlKey) return
        decided = begin()
        // After the last document there is no next document to wait for.
        accepted = undefined
      },
      true,
    )
    const watch = () => {
      if (accepted && hasNextPage(accepted)) {
        times.documents.push(performance.now() - accepted.at)
        accepted = undefined
      }
      if (decided && hasNextHeading(decided) && hasNextPage(decided)) {
        times.requests.push(performance.now() - decided.at)
        decided = undefined
      }
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })

/**
 * Takes the same measurement on an otherwise empty page: the time from a key until a canvas that was drawn before is
 * shown, as wide as a page that is drawn ahead.
 */
export const watchDrawnCanvas = async (page: Page, count: number): Promise<readonly number[]> => {
  await page.setContent('<main><div aria-hidden="true"></div></main>')
  await watchReviewTimes(page)
  await page.evaluate((papersNeeded) => {
    const paper = () => {
      const canvas = document.createElement('canvas')
      canvas.width = 900
      canvas.height = 1273
      const paint = canvas.getContext('2d')
      if (!paint) throw new Error('no canvas')
      paint.fillStyle = '#fff'
      paint.fillRect(0, 0, canvas.width, canvas.height)
      paint.fillStyle = '#111'
      for (let line = 100; line < 1200; line += 60) paint.fillRect(80, line, 740, 20)
      return canvas
    }
    const papers = Array.from({ length: papersNeeded }, paper)
    addEventListener('keydown', () => {
      document.querySelector('main > div')?.replaceChildren(papers.pop() ?? '')
    })
  }, count)
  for (let place = 0; place < count; place++) {
    await page.keyboard.press('a')
    await expect.poll(async () => (await readReviewTimes(page)).documents.length).toBe(place + 1)
  }
  return (await readReviewTimes(page)).documents
}

/** Returns the times that were measured so far, in milliseconds. */
export const readReviewTimes = (page: Page): Promise<Times> =>
  page.evaluate(() => (window as Watched).reviewTimes ?? { documents: [], requests: [], files: 0 })

/**
 * Accepts so many documents. Each is accepted after it was drawn, the file of the next document was loaded, and
 * `lookMs` have passed.
 */
export const acceptWatched = async (
  page: Page,
  documents: number,
  press: (key: string) => Promise<void>,
  lookMs = 0,
): Promise<void> => {
  const looked = async () => {
    const { documents: drawn, files } = await readReviewTimes(page)
    return { drawn: drawn.length, isNextThere: files >= Math.min(drawn.length + 2, documents) }
  }
  for (let place = 1; place <= documents; place++) {
    await expect.poll(looked).toEqual({ drawn: place - 1, isNextThere: true })
    await page.waitForTimeout(lookMs)
    await press('a')
  }
}
