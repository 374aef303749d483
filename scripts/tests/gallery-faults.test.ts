import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answered, ownAnswer, refused } from '../gallery/answers.mjs'
import { readFaults, storeFaults } from '../gallery/fault-list.mjs'
import { findFaults } from '../gallery/find-faults.mjs'
import { takePicture } from '../gallery/take-picture.mjs'
import { watchPage } from '../gallery/watch-page.mjs'
import { findPresentBrowser } from '../setup/find-browser.mjs'

const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('playwright')

let browser: Browser
beforeAll(async () => {
  const executablePath = findPresentBrowser()
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
})
afterAll(() => browser.close())

/** Answers every path with 503, and a page of its own at the root. */
const server = createServer(({ url }, response) => {
  response.writeHead(url === '/' ? 200 : 503, { 'Content-Type': 'text/html' })
  response.end(url === '/' ? '<main>A page with enough words to be one</main>' : '{}')
})
beforeAll(() => new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens)))
afterAll(() => server.close())
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const withPage = async <Result>(use: (page: Page) => Promise<Result>): Promise<Result> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    return await use(page)
  } finally {
    await page.close()
  }
}

const words = 'A page with enough words to be one'

it.each([
  ['a sound page', `<main>${words}</main>`, []],
  ['a wide page', `<main>${words}<div style="width:500px">Wide</div></main>`, [/px wider than the window/]],
  [
    'a text that is cut off',
    `<main>${words}<p style="overflow:hidden;width:20px;white-space:nowrap">Cut in two</p></main>`,
    [/^cut: Cut in two/],
  ],
  [
    'a shortened text with its whole text as title',
    `<main>${words}<p title="Cut" style="overflow:hidden;width:20px;white-space:nowrap">Cut in two</p></main>`,
    [],
  ],
  ['a missing word', `<main>${words} undefined</main>`, [/^words are missing/]],
  ['a place that was not filled in', `<main>${words}, {name}</main>`, [/^words are missing/]],
  ['an empty page', '<main></main>', ['the page is empty']],
])('%s is told', async (_what, markup, expected) => {
  const found = await withPage(async (page) => {
    await page.setContent(markup)
    return findFaults(page, 'print')
  })
  expect(found).toEqual(expected.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))))
})

it.each([
  ['may have no heading while it waits for an answer', true, []],
  ['needs one otherwise', false, [expect.stringMatching(/^axe: page-has-heading-one/)]],
])('a page %s', async (_what, isLoading, expected) => {
  const found = await withPage(async (page) => {
    await page.setContent(`<html lang="en"><title>Page</title><main>${words}</main></html>`)
    return findFaults(page, 'light', isLoading)
  })
  expect(found).toEqual(expected)
})

it('a page that waits for an answer may be empty', async () => {
  const found = await withPage(async (page) => {
    await page.setContent('<main></main>')
    return findFaults(page, 'print', true)
  })
  expect(found).toEqual([])
})

const grey = `<title>Grey</title><main><h1>${words}</h1><p style="color:#999">Hard to read</p><button></button></main>`

it.each([
  ['light', [/^axe: button-name button/, /^axe: color-contrast p/]],
  // Only the colours differ from the light theme.
  ['dark', [/^axe: color-contrast p/]],
  // The system chooses the colours, and paper has no button that is pressed.
  ['forced', []],
  ['print', []],
] as const)('in the %s theme axe finds what can be wrong in it', async (theme, expected) => {
  const found = await withPage(async (page) => {
    await page.setContent(`<html lang="en">${grey}</html>`)
    return findFaults(page, theme)
  })
  expect(found.toSorted()).toEqual(expected.map((one) => expect.stringMatching(one)))
})

it('errors of a page are told once: thrown, in the console, and of the server; own answers are not', async () => {
  await withPage(async (page) => {
    const errors = watchPage(page)
    await page.goto(address())
    await page.route('**/own', (route) =>
      route.fulfill({ status: 503, headers: { [ownAnswer]: 'own' }, body: '{}' }),
    )
    await page.evaluate(async () => {
      console.error('a warning of React')
      setTimeout(() => {
        throw new Error('broken')
      })
      await fetch('/own')
      await fetch('/theirs')
    })
    expect(errors()).toEqual(['console: a warning of React', 'error: broken', '503 for /theirs'])
    expect(errors()).toEqual([])
  })
})

it('the complaint of a page that is broken on purpose is no error', async () => {
  await withPage(async (page) => {
    const errors = watchPage(page, 'lost code')
    await page.goto(address())
    await page.evaluate(() => {
      console.error('the lost code')
      console.error('another')
    })
    expect(errors()).toEqual(['console: another'])
  })
})

it('an answer that its contract does not allow is refused', async () => {
  await withPage(async (page) => {
    // @ts-expect-error: such an answer does not compile either
    const wrong = answered('POST /auth/login-by-phone', { sessions: 'none' })
    await expect(wrong(page, 'he')).rejects.toThrow('not what POST /auth/login-by-phone answers')
  })
})

it('a refusal has the sentence of the server, in the language of the picture', async () => {
  const body = await withPage(async (page) => {
    await page.goto(address())
    await refused('GET /page-data/pdf', 403, 'RESULT_NOT_PUBLISHED')(page, 'en')
    return page.evaluate(async () => (await fetch('/core-service/api/v1/page-data/pdf')).json())
  })
  expect(body).toMatchObject({
    error: { code: 'RESULT_NOT_PUBLISHED', message: expect.stringMatching(/\w+ \w+/) },
  })
})

it('faults are stored picture by picture, and a picture without one is forgotten', () => {
  const folder = mkdtempSync(join(tmpdir(), 'milgo-gallery-'))
  try {
    expect(readFaults(folder)).toEqual({})
    storeFaults(folder, 'one', ['wide', 'wide'])
    storeFaults(folder, 'other', ['empty'])
    expect(readFaults(folder)).toEqual({ one: ['wide'], other: ['empty'] })
    storeFaults(folder, 'one', [])
    expect(readFaults(folder)).toEqual({ other: ['empty'] })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('a bar that sticks to the window is pictured at its own place, and sticks again after', async () => {
  await withPage(async (page) => {
    await page.setContent(
      '<div style="height:3000px"></div><div id="bar" style="position:sticky;bottom:0">Bar</div><div style="height:500px"></div>',
    )
    const folder = mkdtempSync(join(tmpdir(), 'milgo-gallery-'))
    await takePicture(page, join(folder, 'page.png'))
    rmSync(folder, { recursive: true })
    expect(await page.locator('#bar').evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky')
  })
})
