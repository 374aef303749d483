import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import type { ChosenFile } from '../../packages/page-testing/src/choose-file.ts'
import type { Media } from '../../packages/page-testing/src/emulate-media.ts'
import type { PressedPoint } from '../../packages/page-testing/src/press-point.ts'

type Context = BrowserCommandContext['context']
type Page = BrowserCommandContext['page']

/** One session for each page, because only the session that a finger was put down in can lift it. */
const sessions = new WeakMap<Page, ReturnType<Context['newCDPSession']>>()

const sessionOf = (context: Context, page: Page) => {
  const session = sessions.get(page) ?? context.newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Commands for page tests that a page cannot do to its own browser. */
export const pageCommands = {
  emulateMedia: (async ({ page }, media) => page.emulateMedia(media)) satisfies BrowserCommand<[Media]>,
  chooseFile: (async ({ page }, key, { name, mimeType, text }) => {
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press(key)
    // On a busy machine the dialog of a single press was twice not heard of for half a minute; why is not known.
    const again = setInterval(() => void page.keyboard.press(key), 10_000)
    const chooser = await choosing.finally(() => clearInterval(again))
    await chooser.setFiles({ name, mimeType, buffer: Buffer.from(text) })
  }) satisfies BrowserCommand<[string, ChosenFile]>,
  pressPoint: (async ({ context, iframe, page }, { x, y, by, count = 1, at }) => {
    // The page under test is a frame, whose place in the window is added.
    const frame = await iframe.owner().boundingBox()
    const [left, top] = [x + (frame?.x ?? 0), y + (frame?.y ?? 0)]
    if (by === 'mouse') {
      await page.mouse.move(left, top)
      await page.mouse.down({ clickCount: count })
      await page.mouse.up({ clickCount: count })
      return
    }
    const session = await sessionOf(context, page)
    const points = [{ x: left, y: top }]
    const timestamp = (at ?? Date.now()) / 1_000
    if (by !== 'finger lifted')
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points, timestamp })
    if (by !== 'finger put down')
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
  }) satisfies BrowserCommand<[PressedPoint]>,
}
