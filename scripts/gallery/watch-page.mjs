import { ownAnswer } from './answers.mjs'

/** The browser reports each refused call by itself; which refusals are faults is decided by the answer. */
const refusal = /^Failed to load resource/

/**
 * Listens to a page and returns its errors so far: what the code threw or complained about, and what the server could
 * not do. A refusal is no error, because the page shows it; neither is an answer of the gallery, or the complaint that
 * belongs to the state.
 * @type {(page: import('playwright').Page, complaint?: string) => () => readonly string[]}
 */
export const watchPage = (page, complaint) => {
  /** @type {string[]} */
  const errors = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !refusal.test(message.text())) errors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => errors.push(`error: ${message}`))
  page.on('response', (response) => {
    if (response.status() < 500 || response.headers()[ownAnswer]) return
    errors.push(`${response.status()} for ${new URL(response.url()).pathname}`)
  })
  return () => errors.splice(0).filter((error) => complaint === undefined || !error.includes(complaint))
}
