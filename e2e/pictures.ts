import type { Page } from '@playwright/test'
import { patient } from '../scripts/testing/patience.ts'

type Sample = {
  readonly width?: number
  readonly height?: number
  /** The identity number on a card that lies on a table. Without a number the picture is a letter. */
  readonly number?: string
  readonly isBlank?: boolean
  /** A CSS filter that the picture is drawn with. */
  readonly filter?: string
  /** Shifts the text to the side, as a share of the width, so that it is cut off at the edge. */
  readonly shift?: number
  readonly quarterTurns?: number
}

/** The timeout for what a worker finds in a picture. On a busy machine this takes longer than anything else. */
export const untilSeen = { timeout: patient(100_000) } as const

/**
 * Makes only that timer longer with which a page gives up on the check of a picture after a minute, because a busy
 * machine may need several minutes. Must be called before the page is opened.
 */
export const waitForSlowLook = async (page: Page): Promise<void> => {
  await page.addInitScript((longer) => {
    const original = window.setTimeout
    const minute = 60_000
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...given: unknown[]) =>
      original(handler, delay === minute ? longer : delay, ...given)) as typeof window.setTimeout
  }, untilSeen.timeout)
}

/** Lets the browser draw a picture such as a phone or a scanner makes, and returns it as a file. */
export const drawPicture = async (page: Page, sample: Sample) => ({
  name: 'picture.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await page.evaluate(draw, sample), 'base64'),
})

/** Runs in the page. Returns the JPEG in base64. */
const draw = async (sample: Sample): Promise<string> => {
  const { number, width = number ? 1600 : 1240, height = number ? 1200 : 1754 } = sample
  const drawn = new OffscreenCanvas(width, height)
  const context = drawn.getContext('2d') as OffscreenCanvasRenderingContext2D
  const rectangle = (colour: string, ...[x, y, w, h]: readonly [number, number, number, number]) => {
    context.fillStyle = colour
    context.fillRect(x * width, y * height, w * width, h * height)
  }
  const write = (text: string, x: number, y: number, size: number) => {
    context.fillStyle = '#222'
    context.direction = 'ltr'
    context.font = `${Math.round(size * width)}px sans-serif`
    context.fillText(text, x * width, y * height)
  }
  const words = 'The bank confirms that this account has been held by our client since it was opened'
  if (number) {
    rectangle('#6b4a2f', 0, 0, 1, 1)
    rectangle('#dfe9ee', 0.1, 0.1, 0.8, 0.75)
    rectangle('#4a3020', 0.14, 0.25, 0.2, 0.4)
    write('STATE OF ISRAEL', 0.45, 0.2, 0.04)
    write(number, 0.45, 0.4, 0.04)
    write('01.02.1999', 0.45, 0.55, 0.03)
    write('12.05.2031', 0.45, 0.65, 0.03)
  } else {
    rectangle('#f8f8f4', 0, 0, 1, 1)
    if (!sample.isBlank)
      for (let line = 0; line < 32; line += 1)
        write(words.slice(line, line + 46), 0.1 + (sample.shift ?? 0), 0.1 + line * 0.025, 0.028)
  }
  const turns = sample.quarterTurns ?? 0
  const shown = new OffscreenCanvas(turns % 2 ? height : width, turns % 2 ? width : height)
  const taken = shown.getContext('2d') as OffscreenCanvasRenderingContext2D
  taken.filter = sample.filter ?? 'none'
  taken.translate(shown.width / 2, shown.height / 2)
  taken.rotate((turns * Math.PI) / 2)
  taken.drawImage(drawn, -width / 2, -height / 2)
  const bytes = new Uint8Array(
    await (await shown.convertToBlob({ type: 'image/jpeg', quality: 0.85 })).arrayBuffer(),
  )
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
