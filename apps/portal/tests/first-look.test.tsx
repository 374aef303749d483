import { focusField } from '@milgo/ui/focus-field.ts'
import { createElement, type ReactNode, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { KeepFocus } from '../src/features/eligibility/keep-focus.tsx'
import { OneByOne } from '../src/lib/one-by-one.tsx'

const look = (id: string) => `
  <div>
    <nav><a href="/faq">שאלות</a><button type="button">עברית</button></nav>
    <footer><button type="button" id="${id}">מצב כהה</button><button type="button">עברית</button></footer>
  </div>`

const liveLook = (
  <div>
    <nav>
      <a href="/faq" aria-current="page">
        שאלות
      </a>
      <button type="button">עברית</button>
    </nav>
    <footer>
      <button type="button" id="theme" aria-pressed="true">
        מצב כהה
      </button>
      <button type="button">עברית</button>
    </footer>
  </div>
)

const Taking = () => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="שדה" />
}

/** Puts prepared HTML into the document, and draws the live page over it. */
const openLook = (live: ReactNode) => {
  const root = document.createElement('div')
  root.innerHTML = look('first')
  document.body.append(root)
  const drawn = createRoot(root)
  onTestFinished(() => {
    drawn.unmount()
    root.remove()
  })
  const find = (selector: string) => {
    const found = root.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`No ${selector}`)
    return found
  }
  return {
    find,
    draw: async () => {
      drawn.render([createElement(KeepFocus, { key: 'focus' }), createElement('div', { key: 'live' }, live)])
      await expect.poll(() => root.querySelector('#theme')).not.toBeNull()
    },
  }
}

it.each([
  ['a link', 'nav a'],
  ['a button in another state and under another id', 'footer #first, footer #theme'],
  ['the second of two that look alike', 'footer button:last-child'],
])('the focus stays on %s when the page replaces its prepared HTML', async (_name, selector) => {
  const { find, draw } = openLook(liveLook)
  const before = find(selector)
  before.focus()
  await draw()
  expect(before.isConnected).toBe(false)
  expect(document.activeElement).toBe(find(selector))
})

it('the focus that a page takes itself is not moved', async () => {
  const { find, draw } = openLook([liveLook, <Taking key="field" />])
  find('nav a').focus()
  await draw()
  await expect.poll(() => document.activeElement).toBe(find('input'))
})

it('without a focus before, nothing is focused', async () => {
  const { draw } = openLook(liveLook)
  await draw()
  expect(document.activeElement).toBe(document.body)
})

const Part = ({ name, seen }: { name: string; seen: (name: string) => void }) => {
  useEffect(() => seen(name), [name, seen])
  return <button type="button" id={name} />
}

it.each([
  ['one after the other while it opens', true, ['one', 'one two', 'one two theme']],
  ['all at once later', false, ['one two theme']],
])('parts of a page are drawn %s', async (_when, isOpening, expected) => {
  const looks: string[] = []
  const note = () => {
    const look = Array.from(document.querySelectorAll('#one, #two, #theme'), ({ id }) => id).join(' ')
    if (look !== looks.at(-1)) looks.push(look)
  }
  const parts = ['one', 'two', 'theme'].map((name) => <Part key={name} name={name} seen={note} />)
  await openLook(<OneByOne parts={parts} isOpening={isOpening} />).draw()
  await expect.poll(() => looks).toEqual(expected)
})

it('a field that is not drawn yet gets the focus when it is drawn', async () => {
  focusField('theme')
  const look = openLook(<Part name="theme" seen={() => {}} />)
  await look.draw()
  await expect.poll(() => document.activeElement?.id).toBe('theme')
})
