import { createElement, type ReactNode, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { KeepFocus } from '../src/features/eligibility/keep-focus.tsx'

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

/** A first look in the document, and what is drawn over it. */
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
])('the focus stays on %s when the page is drawn over its first look', async (_name, selector) => {
  const { find, draw } = openLook(liveLook)
  const before = find(selector)
  before.focus()
  await draw()
  expect(before.isConnected).toBe(false)
  expect(document.activeElement).toBe(find(selector))
})

it('a page that takes the focus itself keeps it', async () => {
  const { find, draw } = openLook([liveLook, <Taking key="field" />])
  find('nav a').focus()
  await draw()
  await expect.poll(() => document.activeElement).toBe(find('input'))
})

it('who had come nowhere is led nowhere', async () => {
  const { draw } = openLook(liveLook)
  await draw()
  expect(document.activeElement).toBe(document.body)
})
