import { shell } from '@milgo/messages/he/shell'
import { emulateMedia } from '@milgo/page-testing/emulate-media'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openForm } from './support/open-form.tsx'
import { openPortal } from './support/open-portal.tsx'

/** Returns whether the focused element is behind the bar of buttons at the lower edge, at least in part. */
const isBehindBar = (): boolean => {
  const focused = document.activeElement
  const bar = page.getBySelector('form [class*="max-sm:sticky"]').element()
  if (!focused || bar.contains(focused)) return false
  // A box that is drawn by its label has its label's size.
  const drawn = focused.closest('label') ?? focused
  const { top, bottom } = drawn.getBoundingClientRect()
  const edge = bar.getBoundingClientRect().top
  return (
    top < innerHeight &&
    bottom > edge &&
    !(bar.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
  )
}

/** Moves through the page by the tabulator, and returns what had the focus behind the bar. */
const goThrough = async (): Promise<readonly string[]> => {
  const behind: string[] = []
  const reached = new Set<Element>()
  for (;;) {
    await userEvent.tab()
    const focused = document.activeElement
    if (!focused || focused === document.body || reached.has(focused)) return behind
    reached.add(focused)
    if (isBehindBar()) behind.push(focused.id || (focused.textContent ?? ''))
  }
}

it('on a phone no field gets the focus behind the buttons of the form', async () => {
  await openForm()
  await expect.element(page.getBySelector('#field-firstName')).toBeVisible()
  ;(page.getBySelector('#field-firstName').element() as HTMLElement).focus()
  expect(await goThrough()).toEqual([])
})

it('paper is light, whatever theme the screen has', async () => {
  await openPortal('/about')
  await expect.element(page.getByRole('link', { name: shell.pages.contact }).first()).toBeInTheDocument()
  const { dataset } = document.documentElement
  const paint = () => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement)
    return { backgroundColor, color }
  }
  const light = paint()
  dataset['theme'] = 'dark'
  expect(paint()).not.toEqual(light)
  await emulateMedia({ media: 'print' })
  expect(paint()).toEqual(light)
  delete dataset['theme']
})
