import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { findBareControls } from './find-bare-controls.ts'
import { findLayoutFaults } from './find-layout-faults.ts'
import { findStopsWithoutRing } from './find-stops-without-ring.ts'

/** The distances of WCAG 1.4.12, which a reader may choose for every text. */
const wideText = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

type Layout = { readonly name: string; readonly width: number; readonly style: string }

/** The narrowest window of a computer on which the office is used. */
export const smallLaptop: Layout = { name: '1,024 px wide', width: 1024, style: '' }
export const narrowWithWideText: Layout = { name: 'wide text, 320 px', width: 320, style: wideText }

/** What readers set: a narrow window, a zoom of 200 % in a window of 1,280 px, and wide text in both. */
const layouts: readonly Layout[] = [
  { name: '320 px wide', width: 320, style: '' },
  { name: '200 % of 1,280 px', width: 640, style: '' },
  narrowWithWideText,
  { name: 'wide text, 1,280 px', width: 1280, style: wideText },
  { name: 'large text, 390 px', width: 390, style: 'html { font-size: 200% }' },
]

/** The most frames until a layout is at rest. Parts that read the width by script are drawn again a moment later. */
const mostFrames = 60

const findAtRest = async (): Promise<readonly string[]> => {
  let faults = findLayoutFaults()
  for (let frame = 0; faults.length > 0 && frame < mostFrames; frame++) {
    await new Promise(requestAnimationFrame)
    faults = findLayoutFaults()
  }
  return faults
}

const inEach = async (chosen: readonly Layout[]): Promise<readonly string[]> => {
  const { innerWidth: width, innerHeight: height } = window
  const style = document.head.appendChild(document.createElement('style'))
  const found: string[] = []
  for (const layout of chosen) {
    await page.viewport(layout.width, 800)
    style.textContent = layout.style
    found.push(...(await findAtRest()).map((fault) => `${layout.name}: ${fault}`))
  }
  style.remove()
  await page.viewport(width, height)
  return found
}

/** Animations that run although the reader wants none. The tests start with that setting. */
const findMoving = (): readonly string[] =>
  document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return `${target?.outerHTML.slice(0, 120)} moves`
  })

const isDrawn = async (): Promise<void> => {
  await document.fonts.ready
  await expect.poll(() => document.querySelector('.animate-pulse')).toBeNull()
}

/**
 * Expects that nothing of the current page is cut off or covered: with zoom, in narrow windows and with wide text, or
 * only in the chosen layouts.
 */
export const expectLaidOut = async (chosen: readonly Layout[] = layouts): Promise<void> => {
  await isDrawn()
  expect((await inEach(chosen)).join('\n')).toBe('')
}

/**
 * Expects that the current page can be read and used with the settings of a reader: zoom, narrow windows, text spacing,
 * reduced motion and forced colours.
 */
export const expectReadable = async (): Promise<void> => {
  await isDrawn()
  const found = [...(await inEach(layouts)), ...findMoving(), ...(await findBareControls())]
  const withoutRing = (await findStopsWithoutRing()).map(
    (stop) => `${stop} has no focus ring in forced colours`,
  )
  expect([...found, ...withoutRing].join('\n')).toBe('')
}
